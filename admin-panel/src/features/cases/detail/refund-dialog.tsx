import { formatMoney, type CaseDetail, type CaseRefundInput } from '@shop/contract';
import { call, createIdempotentSender } from '@shop/web-kit/api';
import { useState } from 'react';
import { GiveBackDialog } from '#shared/giving-back/give-back-dialog.tsx';
import { useGivingBack } from '#shared/giving-back/use-giving-back.ts';
import { Button } from '#ui/button.tsx';
import { texts } from './texts.ts';
import { useCaseChange } from './use-case-change.ts';
import { useOrderItems } from './use-order-items.ts';

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
  const money = { amount: orderFacts?.paidAmount ?? 0, method: 'transfer', when: 'now' } as const;
  const form = useGivingBack({ items: useOrderItems(orderFacts?._id), money });
  const body: CaseRefundInput = {
    ...form.payment,
    ...form.units,
    ...(expectedPaid !== undefined && { expectedPaid }),
  };
  return { form, body };
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
  const { form, body } = useRefundForm(record);
  const { mutate, isPending, error } = useCaseChange({
    send: (refund: CaseRefundInput) => send(record._id, refund),
    done: (refund) => words.done(formatMoney(amountOf(refund, record))),
    onDone: onClose,
  });
  const returned = record.orderFacts?.returnedSince ?? 0;
  return (
    <GiveBackDialog
      title={words.title}
      description={record.orderFacts ? words.text : words.textWithoutOrder}
      submitLabel={words.submit}
      busy={isPending}
      form={form}
      error={error}
      onClose={onClose}
      failed={words.failed}
      hasMoneyNow
      onSubmit={() => mutate(body)}
    >
      {returned > 0 && (
        <Recorded amount={returned} busy={isPending} onTake={() => mutate({ recorded: true })} />
      )}
    </GiveBackDialog>
  );
}
