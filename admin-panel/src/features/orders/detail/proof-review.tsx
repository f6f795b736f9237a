import {
  type AdminOrder,
  type AnswerOf,
  balanceOf,
  knownStatus,
  MAX_PROOF_REASON,
  MAX_SENDER,
  moneyState,
  proofDifferenceText,
  SMALL_SCREEN_PX,
  SUCCESS_BANNER_MS,
  updateOrderStatus,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { formatMoney } from '@shop/web-kit/format';
import { useState } from 'react';
import { IfCan } from '#shared/access/if-can.tsx';
import { useIsNarrowerThan } from '#shared/hooks/use-is-narrower-than.ts';
import { DraftDialog } from '#shared/resource/draft-dialog.tsx';
import { toast } from '#shared/toasts.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { DigitsInput } from '#ui/form/digits-input.tsx';
import { groupedDigits, numberFromDigits } from '#ui/form/digits.ts';
import { Field } from '#ui/form/field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Folded } from '#ui/layout/folded.tsx';
import { orderOutcome } from '../queries.ts';
import { texts } from './texts.ts';
import { TransferProof, UsedProof } from './transfer-proof.tsx';
import { type ProofAcceptor } from './use-accept-proof.ts';
import { changeFailed } from './use-change-order.tsx';

/** Sends an order back to wait for another proof, with the reason that the client reads. */
const AskProofAgain = ({ order, onClose }: { order: AdminOrder; onClose: () => void }) => (
  <DraftDialog<{ proofReason: string }, AnswerOf<typeof updateOrderStatus>>
    title={texts.review.askTitle}
    description={texts.review.askText}
    width="md"
    submitLabel={texts.review.send}
    busyLabel={texts.review.sending}
    initial={{ proofReason: '' }}
    fields={{ proofReason: { kind: 'long', label: 'Motivo', rows: 3, maxLength: MAX_PROOF_REASON } }}
    check={({ proofReason }) => (proofReason.trim() ? {} : { proofReason: texts.review.reasonRequired })}
    save={({ proofReason }) =>
      call(updateOrderStatus, {
        params: { id: order._id },
        body: {
          expectedStatus: knownStatus(order.status),
          status: 'pending_transfer_proof',
          proofReason: proofReason.trim(),
        },
      })
    }
    {...orderOutcome({
      done: ({ warning }: AnswerOf<typeof updateOrderStatus>) =>
        toast.success(texts.update.done, { duration: SUCCESS_BANNER_MS, description: warning }),
    })}
    failed={changeFailed}
    onClose={onClose}
  />
);

type ProofAmountProps = { order: AdminOrder; changing: boolean; acceptor: ProofAcceptor };

const groupedOrEmpty = (text: string): string => (text === '' ? '' : groupedDigits(text));

/** Asks which amount the proof shows, and from whom; what is due stands there, folded on a phone, so that one tap accepts it. */
function ProofAmount({ order, changing, acceptor }: ProofAmountProps) {
  const [isAsking, setIsAsking] = useState(false);
  const isPhone = useIsNarrowerThan(SMALL_SCREEN_PX);
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
  const fields = (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
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
  );
  return (
    <>
      {isPhone ? <Folded title={texts.review.other}>{fields}</Folded> : fields}
      <p role="status" className="font-medium text-warn empty:hidden">
        {difference}
      </p>
      {failure && <ErrorNotice message={failure} />}
      <div className="flex flex-wrap gap-2">
        <Button
          busyLabel={texts.review.accepting}
          variant="primary"
          busy={isAccepting || changing}
          onClick={() => accept({ amount: read, sender, expectedPaid: order.paidAmount })}
        >
          {isPart ? texts.review.acceptPart : texts.review.accept}
        </Button>
        <Button onClick={() => setIsAsking(true)}>{texts.review.askAgain}</Button>
      </div>
      {isAsking && <AskProofAgain order={order} onClose={() => setIsAsking(false)} />}
    </>
  );
}

type ProofReviewProps = {
  order: AdminOrder;
  changing: boolean;
  acceptor: ProofAcceptor;
  onReload: () => void;
};

/** Checks whether staff must compare the order's proof with its total. */
export const needsProofReview = (order: AdminOrder): boolean =>
  order.paymentMethod === 'transfer' && order.status === 'pending_transfer_confirmation';

const isPicture = ({ transferProofUrl, proof }: AdminOrder): boolean =>
  Boolean(transferProofUrl) && proof?.kind !== 'pdf';

/** Shows the proof and the expected total before the button that marks the order as paid. */
export const ProofReview = ({ order, changing, acceptor, onReload }: ProofReviewProps) => (
  <section
    aria-label={texts.next.title}
    className={classNames(
      'grid gap-x-4 gap-y-3 rounded-panel border border-line bg-blush px-4 py-3 sm:px-5 sm:py-4 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:gap-x-6 lg:gap-y-4',
      isPicture(order) ? 'max-lg:grid-cols-[7.5rem_minmax(0,1fr)]' : 'max-lg:grid-cols-1',
    )}
  >
    <div className="min-w-0 lg:row-span-3">
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
    </div>
    <UsedProof order={order} className="max-lg:col-span-full" />
    <IfCan call="acceptProof">
      <div className="flex min-w-0 flex-col gap-3 max-lg:col-span-full">
        <ProofAmount key={order._id} order={order} changing={changing} acceptor={acceptor} />
      </div>
    </IfCan>
  </section>
);
