import {
  type AdminOrder,
  balanceOf,
  MAX_PROOF_REASON,
  MAX_SENDER,
  moneyState,
  proofDifferenceText,
} from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { useState } from 'react';
import { IfCan } from '#shared/access/if-can.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { DigitsInput } from '#ui/form/digits-input.tsx';
import { groupedDigits, numberFromDigits } from '#ui/form/digits.ts';
import { Field } from '#ui/form/field.tsx';
import { TextareaField, TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { ProofQueueSteps } from './proof-queue.tsx';
import { texts } from './texts.ts';
import { TransferProof } from './transfer-proof.tsx';
import { type ProofAcceptor } from './use-accept-proof.ts';
import { type ChangeOrder } from './use-change-order.tsx';

type AskProofAgainProps = { change: ChangeOrder; changing: boolean };

function AskProofAgain({ change, changing }: AskProofAgainProps) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();

  const send = () => {
    const proofReason = reason.trim();
    if (!proofReason) return setError(texts.review.reasonRequired);
    change({ status: 'pending_transfer_proof', proofReason }, () => setOpen(false));
  };

  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.review.askAgain}</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={texts.review.askTitle}
        description={texts.review.askText}
        footer={
          <Button busyLabel={texts.review.sending} variant="primary" busy={changing} onClick={send}>
            {texts.review.send}
          </Button>
        }
      >
        <TextareaField
          label={texts.review.reason}
          error={error}
          rows={3}
          maxLength={MAX_PROOF_REASON}
          value={reason}
          onValue={(text) => {
            setReason(text);
            setError(undefined);
          }}
        />
      </Dialog>
    </>
  );
}

type ProofAmountProps = {
  order: AdminOrder;
  change: ChangeOrder;
  changing: boolean;
  acceptor: ProofAcceptor;
};

const groupedOrEmpty = (text: string): string => (text === '' ? '' : groupedDigits(text));

/** Asks which amount the proof shows, and from whom; what is due stands there at first, so that one tap accepts it. */
function ProofAmount({ order, change, changing, acceptor }: ProofAmountProps) {
  const { accept, isAccepting, failure, faults, reset } = acceptor;
  const { due } = moneyState(order);
  const [amount, setAmount] = useState(() => groupedDigits(String(due)));
  const [sender, setSender] = useState('');
  // An empty field means what is due.
  const read = amount === '' ? due : numberFromDigits(amount);
  const difference = read > 0 ? proofDifferenceText(read, order) : '';
  const isPart = read > 0 && read < due;
  const edit = (set: (value: string) => void) => (value: string) => {
    reset();
    set(value);
  };
  return (
    <>
      <div className="peer grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Field label={texts.review.amount} error={faults.amount}>
          {(control) => (
            <DigitsInput {...control} value={amount} format={groupedOrEmpty} onValue={edit(setAmount)} />
          )}
        </Field>
        <TextField
          label={texts.review.sender}
          error={faults.sender}
          optional
          autoComplete="off"
          maxLength={MAX_SENDER}
          value={sender}
          onValue={edit(setSender)}
        />
      </div>
      <p role="status" className="font-medium text-warn empty:hidden">
        {difference}
      </p>
      {failure && <ErrorNotice message={failure} />}
      {/* The buttons stay in sight on a phone, except when they would cover the field that has the focus. */}
      <div className="sticky bottom-0 z-10 -mx-5 -mb-4 flex flex-wrap gap-2 rounded-b-panel bg-blush px-5 py-3 peer-focus-within:static sm:static sm:m-0 sm:p-0">
        <p className="basis-full font-medium tabular-nums sm:hidden">
          {texts.review.expectedTotal(formatMoney(due))}
        </p>
        <Button
          busyLabel={texts.review.accepting}
          variant="primary"
          busy={isAccepting || changing}
          onClick={() => accept({ amount: read, sender, expectedPaid: order.paidAmount })}
        >
          {isPart ? texts.review.acceptPart : texts.review.accept}
        </Button>
        <AskProofAgain change={change} changing={changing} />
      </div>
    </>
  );
}

type ProofReviewProps = {
  order: AdminOrder;
  change: ChangeOrder;
  changing: boolean;
  acceptor: ProofAcceptor;
  onReload: () => void;
};

/** Checks whether staff must compare the order's proof with its total. */
export const needsProofReview = (order: AdminOrder): boolean =>
  order.paymentMethod === 'transfer' && order.status === 'pending_transfer_confirmation';

/** Shows the proof and the expected total before the button that marks the order as paid. */
export const ProofReview = ({ order, change, changing, acceptor, onReload }: ProofReviewProps) => (
  <section
    aria-label={texts.next.title}
    className="grid grid-cols-1 items-center gap-x-6 gap-y-4 rounded-panel border border-line bg-blush px-5 py-4 lg:grid-cols-2"
  >
    <ProofQueueSteps order={order} />
    <div className="min-w-0">
      <TransferProof heading="h2" order={order} onReload={onReload} />
    </div>
    <div className="flex min-w-0 flex-col gap-3">
      <div>
        <h2 className="text-xs font-semibold text-wine">{texts.next.title}</h2>
        <p className="font-medium">{texts.next.verify_proof}</p>
      </div>
      <dl>
        <dt className="text-sm text-muted">{texts.review.expected}</dt>
        <dd className="text-2xl font-semibold tabular-nums">{formatMoney(balanceOf(order))}</dd>
      </dl>
      <IfCan call="acceptProof">
        <ProofAmount key={order._id} order={order} change={change} changing={changing} acceptor={acceptor} />
      </IfCan>
    </div>
  </section>
);
