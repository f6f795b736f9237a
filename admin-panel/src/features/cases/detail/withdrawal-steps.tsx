import {
  ANSWER_WAYS,
  type CaseDetail,
  type CaseRefundInput,
  type CaseStepInput,
  CLOSING_REASONS,
  formatMoney,
  recordCaseStep,
  returnCaseMoney,
  RETURNED_GOODS,
  WITHDRAWAL_STEPS,
  type WithdrawalStep,
} from '@shop/contract';
import { call, createIdempotentSender, errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermissions } from '#shared/access/permissions.ts';
import { GiveBackDialog } from '#shared/giving-back/give-back-dialog.tsx';
import { LineUnitsFields } from '#shared/giving-back/giving-back-fields.tsx';
import { useGivingBack } from '#shared/giving-back/use-giving-back.ts';
import { orderQuery } from '#shared/shop-queries.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { SelectField } from '#ui/form/field.tsx';
import { TextareaField } from '#ui/form/text-field.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { texts } from './texts.ts';
import { useCaseChange } from './use-case-change.ts';

/** Returns the lines of the order of a case; none until they are loaded, or without an order. */
const useOrderItems = (id: string | undefined) =>
  useQuery({ ...orderQuery(id ?? ''), enabled: id !== undefined }).data?.items ?? [];

type StepDialogProps = { record: CaseDetail; step: WithdrawalStep; onClose: () => void };
type Choice = {
  field: 'way' | 'goods' | 'reason';
  label: string;
  options: { value: string; label: string }[];
};

const { steps: stepDialogTexts } = texts;

const optionsOf = <T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

const choices: Partial<Record<WithdrawalStep, Choice>> = {
  answered: {
    field: 'way',
    label: stepDialogTexts.way,
    options: optionsOf(ANSWER_WAYS, stepDialogTexts.ways),
  },
  goods_received: {
    field: 'goods',
    label: stepDialogTexts.goods,
    options: optionsOf(RETURNED_GOODS, stepDialogTexts.goodsOptions),
  },
  closed: {
    field: 'reason',
    label: stepDialogTexts.reason,
    options: optionsOf(CLOSING_REASONS, stepDialogTexts.reasons),
  },
};

const NEEDS_NOTE: readonly WithdrawalStep[] = ['closed', 'rejected', 'note'];

/** Asks for the lines of a part that came back; other goods need no lines. */
function usePart(record: CaseDetail, choice: Choice | undefined, chosen: string) {
  const isGoods = choice?.field === 'goods';
  const items = useOrderItems(isGoods ? record.orderFacts?._id : undefined);
  const form = useGivingBack({ items, fate: 'some' });
  return isGoods && chosen === 'part' ? form : null;
}

/** Asks what belongs to a step; what was typed stays when the server refuses it. */
function StepDialog({ record, step, onClose }: StepDialogProps) {
  const choice = choices[step];
  const [chosen, setChosen] = useState(choice?.options[0]?.value ?? '');
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = useCaseChange({
    send: (body: CaseStepInput) => call(recordCaseStep, { params: { id: record._id }, body }),
    done: () => stepDialogTexts.done,
    onDone: onClose,
  });
  const { title, text, note: noteLabel } = stepDialogTexts.words[step];
  const part = usePart(record, choice, chosen);
  const body = { step, note, ...(choice && { [choice.field]: chosen }), ...part?.units } as CaseStepInput;
  return (
    <FormDialog
      title={title}
      description={text}
      submitLabel={stepDialogTexts.submit}
      busy={isPending}
      onSubmit={() => mutate(body)}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        {choice && (
          <SelectField label={choice.label} value={chosen} onValue={setChosen} options={choice.options} />
        )}
        {part && <LineUnitsFields form={part} />}
        <TextareaField
          label={noteLabel}
          optional={!NEEDS_NOTE.includes(step)}
          rows={3}
          maxLength={1000}
          value={note}
          onValue={setNote}
        />
        {error && <ErrorNotice message={errorText(error, stepDialogTexts.failed)} />}
      </div>
    </FormDialog>
  );
}

type RefundDialogProps = { record: CaseDetail; onClose: () => void };

const { money: words } = texts;
const once = createIdempotentSender();

// A retry after a lost response returns the money once.
const send = (id: string, body: CaseRefundInput) =>
  once({ id, body }, (headers) => call(returnCaseMoney, { params: { id }, body }, { headers }));

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
function RefundDialog({ record, onClose }: RefundDialogProps) {
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

const MONEY = 'money_returned';
type OfferedStep = WithdrawalStep | typeof MONEY;

const isOffered = (step: string): step is OfferedStep =>
  step === MONEY || WITHDRAWAL_STEPS.includes(step as WithdrawalStep);

// The step that usually comes next in each state.
const USUAL: Readonly<Record<string, OfferedStep>> = {
  new: 'answered',
  answered: 'return_agreed',
  return_agreed: 'goods_received',
  goods_received: MONEY,
};

const labelOf = (step: OfferedStep): string =>
  step === MONEY ? texts.money.button : texts.steps.words[step].button;

/** Offers the steps that may follow, the usual one first. */
export function WithdrawalSteps({ record }: { record: CaseDetail }) {
  const [chosen, setChosen] = useState<OfferedStep | null>(null);
  const close = () => setChosen(null);
  const usual = USUAL[record.state];
  const allows = usePermissions();
  const isAllowed = (step: OfferedStep) => allows(step === MONEY ? 'returnCaseMoney' : 'recordCaseStep');
  const offered = record.nextSteps.filter(isOffered).filter(isAllowed);
  const sorted = [...offered].sort((a, b) => Number(b === usual) - Number(a === usual));
  return (
    <SectionCard title={texts.steps.title}>
      {!record.isOpen && <p className="mb-3 text-muted">{texts.steps.closed}</p>}
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {sorted.map((step) => (
          <Button
            key={step}
            variant={step === usual ? 'primary' : 'secondary'}
            onClick={() => setChosen(step)}
          >
            {labelOf(step)}
          </Button>
        ))}
      </div>
      {chosen === MONEY && <RefundDialog record={record} onClose={close} />}
      {chosen && chosen !== MONEY && <StepDialog record={record} step={chosen} onClose={close} />}
    </SectionCard>
  );
}
