import {
  businessDay,
  formatMoney,
  MONEY_METHODS,
  moneyMethodLabel,
  type CaseDetail,
  type CaseRefundInput,
  type MoneyMethod,
} from '@shop/contract';
import { call, createIdempotentSender, errorText } from '@shop/web-kit/api';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { DigitsInput } from '#ui/form/digits-input.tsx';
import { groupedDigits, numberFromDigits } from '#ui/form/digits.ts';
import { Field, SelectField } from '#ui/form/field.tsx';
import { Input, Options } from '#ui/form/input.tsx';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { texts } from './texts.ts';
import { useCaseChange } from './use-case-change.ts';

type RefundDialogProps = { record: CaseDetail; onClose: () => void };

const { money: words } = texts;
const methods = MONEY_METHODS.map((value) => ({ value, label: moneyMethodLabel(value) }));
const once = createIdempotentSender();

// A retry after a lost response returns the money once.
const send = (id: string, body: CaseRefundInput) =>
  once({ id, body }, (headers) => call('returnCaseMoney', { params: { id }, body }, { headers }));

const amountOf = (body: CaseRefundInput, { orderFacts }: CaseDetail): number =>
  'amount' in body ? body.amount : (orderFacts?.returnedSince ?? 0);

function useRefundForm({ orderFacts }: CaseDetail) {
  // A retry after a lost answer must be the same call, so the value is that of the dialog's opening.
  const [expectedPaid] = useState(orderFacts?.paidAmount);
  const [amount, setAmount] = useState(() => groupedDigits(String(orderFacts?.paidAmount || '')));
  const [method, setMethod] = useState<MoneyMethod>('transfer');
  const [day, setDay] = useState(businessDay(new Date()));
  const [note, setNote] = useState('');
  const body = (): CaseRefundInput => ({
    ...{ amount: numberFromDigits(amount), method, day, note },
    ...(expectedPaid !== undefined && { expectedPaid }),
  });
  return { amount, setAmount, method, setMethod, day, setDay, note, setNote, body };
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
  const form = useRefundForm(record);
  const { mutate, isPending, error } = useCaseChange({
    send: (body: CaseRefundInput) => send(record._id, body),
    done: (body) => words.done(formatMoney(amountOf(body, record))),
    onDone: onClose,
  });
  const returned = record.orderFacts?.returnedSince ?? 0;
  return (
    <FormDialog
      title={words.title}
      description={record.orderFacts ? words.text : words.textWithoutOrder}
      submitLabel={words.submit}
      busy={isPending}
      onSubmit={() => mutate(form.body())}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        {returned > 0 && (
          <Recorded amount={returned} busy={isPending} onTake={() => mutate({ recorded: true })} />
        )}
        <Field label={words.amount}>
          {(control) => (
            <DigitsInput {...control} value={form.amount} format={groupedDigits} onValue={form.setAmount} />
          )}
        </Field>
        <SelectField
          label={words.method}
          value={form.method}
          onValue={(next) => form.setMethod(next as MoneyMethod)}
        >
          <Options options={methods} />
        </SelectField>
        <Field label={words.day}>
          {(control) => (
            <Input
              {...control}
              type="date"
              required
              max={businessDay(new Date())}
              value={form.day}
              onChange={({ target }) => form.setDay(target.value)}
            />
          )}
        </Field>
        <Field label={words.note} optional>
          {(control) => (
            <Input
              {...control}
              maxLength={300}
              value={form.note}
              onChange={({ target }) => form.setNote(target.value)}
            />
          )}
        </Field>
        {error && <ErrorNotice message={errorText(error, words.failed)} />}
      </div>
    </FormDialog>
  );
}
