import { type AdminOrder, MAX_SENDER, moneyState, proofDifferenceText } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { DigitsInput } from '#ui/form/digits-input.tsx';
import { groupedDigits, numberFromDigits } from '#ui/form/digits.ts';
import { Field } from '#ui/form/field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { AskProofAgain } from './ask-proof-again.tsx';
import { type ChangeOrder } from './use-change-order.tsx';
import { type ProofAcceptor } from './use-accept-proof.ts';
import { texts } from './texts.ts';

type ProofAmountProps = {
  order: AdminOrder;
  change: ChangeOrder;
  changing: boolean;
  acceptor: ProofAcceptor;
};

const groupedOrEmpty = (text: string): string => (text === '' ? '' : groupedDigits(text));

/** Asks which amount the proof shows, and from whom; what is due stands there at first, so that one tap accepts it. */
export function ProofAmount({ order, change, changing, acceptor }: ProofAmountProps) {
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
