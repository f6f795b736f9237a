import { formatMoney, type CaseDetail, type CaseRefundInput } from '@shop/contract';
import { call, createIdempotentSender, errorText } from '@shop/web-kit/api';
import { useState } from 'react';
import { PaymentFields, usePaymentFields } from '#shared/payment-fields.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { texts } from './texts.ts';
import { useCaseChange } from './use-case-change.ts';

type RefundDialogProps = { record: CaseDetail; onClose: () => void };

const { money: words } = texts;
const once = createIdempotentSender();

// A retry after a lost response returns the money once.
const send = (id: string, body: CaseRefundInput) =>
  once({ id, body }, (headers) => call('returnCaseMoney', { params: { id }, body }, { headers }));

const amountOf = (body: CaseRefundInput, { orderFacts }: CaseDetail): number =>
  'amount' in body ? body.amount : (orderFacts?.returnedSince ?? 0);

function useRefundForm({ orderFacts }: CaseDetail) {
  // A retry after a lost answer must be the same call, so the value is that of the dialog's opening.
  const [expectedPaid] = useState(orderFacts?.paidAmount);
  const { payment, ...fields } = usePaymentFields({
    amount: orderFacts?.paidAmount ?? 0,
    method: 'transfer',
  });
  const body: CaseRefundInput = { ...payment, ...(expectedPaid !== undefined && { expectedPaid }) };
  return { fields, body };
}

function Recorded({ amount, busy, onTake }: { amount: number; busy: boolean; onTake: () => void }) {
  return (
    <div className="rounded-panel border border-line p-3">
      <p className="mb-2 text-sm text-muted">{words.recordedHint}</p>
      <Button size="sm" busy={busy} onClick={onTake}>
        {words.recorded(formatMoney(amount))}
      </Button>
    </div>
  );
}

/** Asks how much money was returned, how and when; what the order's ledger already has is taken over. */
export function RefundDialog({ record, onClose }: RefundDialogProps) {
  const { fields, body } = useRefundForm(record);
  const { mutate, isPending, error } = useCaseChange({
    send: (refund: CaseRefundInput) => send(record._id, refund),
    done: (refund) => words.done(formatMoney(amountOf(refund, record))),
    onDone: onClose,
  });
  const returned = record.orderFacts?.returnedSince ?? 0;
  return (
    <FormDialog
      title={words.title}
      description={record.orderFacts ? words.text : words.textWithoutOrder}
      submitLabel={words.submit}
      busy={isPending}
      onSubmit={() => mutate(body)}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        {returned > 0 && (
          <Recorded amount={returned} busy={isPending} onTake={() => mutate({ recorded: true })} />
        )}
        <PaymentFields {...fields} texts={words} />
        {error && <ErrorNotice message={errorText(error, words.failed)} />}
      </div>
    </FormDialog>
  );
}
