import {
  type AnswerOf,
  type AnswerWay,
  ANSWER_WAYS,
  type CaseDetail,
  type CaseRefundInput,
  type CaseStepInput,
  CLOSING_REASONS,
  type ClosingReason,
  formatMoney,
  recordCaseStep,
  returnCaseMoney,
  RETURNED_GOODS,
  type ReturnedGoods,
  stepAsks,
  WITHDRAWAL_STEPS,
  type WithdrawalStep,
} from '@shop/contract';
import { call, createIdempotentSender } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermissions } from '#shared/access/permissions.ts';
import { StepChoice } from '#shared/case-steps/step-choice.tsx';
import { noteField } from '#shared/case-steps/step-texts.ts';
import { GiveBackDialog } from '#shared/giving-back/give-back-dialog.tsx';
import { LineUnitsFields } from '#shared/giving-back/giving-back-fields.tsx';
import { useGivingBack, useRefund } from '#shared/giving-back/use-giving-back.ts';
import { DraftDialog } from '#shared/resource/draft-dialog.tsx';
import { type Fields } from '#shared/resource/fields.tsx';
import { nounOf } from '#shared/resource/query.ts';
import { orderQuery } from '#shared/shop-queries.ts';
import { Button } from '#ui/button.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { showCase } from '../queries.ts';
import { texts } from './texts.ts';
import { useCaseChange } from './use-case-change.ts';

/** Returns the lines of the order of a case; none until they are loaded, or without an order. */
const useOrderItems = (id: string | undefined) =>
  useQuery({ ...orderQuery(id ?? ''), enabled: id !== undefined }).data?.items ?? [];

type StepDialogProps = { record: CaseDetail; step: WithdrawalStep; onClose: () => void };
type StepValues = { way: AnswerWay; goods: ReturnedGoods; reason: ClosingReason; note: string };

const { steps: stepDialogTexts } = texts;

const optionsOf = <T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) =>
  Object.fromEntries(values.map((value) => [value, labels[value]]));

const CHOICES = ['way', 'goods', 'reason'] as const;

const fieldsOf = (step: WithdrawalStep): Fields<StepValues> => ({
  way: { kind: 'choice', label: stepDialogTexts.way, options: optionsOf(ANSWER_WAYS, stepDialogTexts.ways) },
  goods: {
    kind: 'choice',
    label: stepDialogTexts.goods,
    options: optionsOf(RETURNED_GOODS, stepDialogTexts.goodsOptions),
  },
  reason: {
    kind: 'choice',
    label: stepDialogTexts.reason,
    options: optionsOf(CLOSING_REASONS, stepDialogTexts.reasons),
  },
  note: noteField('withdrawal', step, stepDialogTexts.words[step]),
});

/** Asks what belongs to a step, and for the lines of a part that came back; what was typed stays when the server refuses it. */
function StepDialog({ record, step, onClose }: StepDialogProps) {
  const choice = CHOICES.find((field) => stepAsks('withdrawal', step, field));
  const items = useOrderItems(choice === 'goods' ? record.orderFacts?._id : undefined);
  const part = useGivingBack({ items, fate: 'some' });
  const isPart = ({ goods }: StepValues) => choice === 'goods' && goods === 'part';
  const { title, text } = stepDialogTexts.words[step];
  return (
    <DraftDialog<StepValues, AnswerOf<typeof recordCaseStep>>
      title={title}
      description={text}
      submitLabel={stepDialogTexts.submit}
      initial={{ way: ANSWER_WAYS[0], goods: RETURNED_GOODS[0], reason: CLOSING_REASONS[0], note: '' }}
      fields={fieldsOf(step)}
      save={(values) =>
        call(recordCaseStep, {
          params: { id: record._id },
          body: {
            step,
            note: values.note,
            ...(choice && { [choice]: values[choice] }),
            ...(isPart(values) && part.units),
          } as CaseStepInput,
        })
      }
      success={stepDialogTexts.done}
      done={(answer, { client }) => showCase(client, answer)}
      refused={(_error, { client }) => void client.invalidateQueries({ queryKey: nounOf(recordCaseStep) })}
      failed={stepDialogTexts.failed}
      onClose={onClose}
    >
      {(list, { values }) => (
        <>
          {choice && list(choice)}
          {isPart(values) && <LineUnitsFields form={part} />}
          {list('note')}
        </>
      )}
    </DraftDialog>
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
  const most = orderFacts?.paidAmount ?? 0;
  const items = useOrderItems(orderFacts?._id);
  const form = useRefund({ items, amount: most, most, method: 'transfer', tickedFate: 'all' });
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

const labelOf = (step: OfferedStep): string =>
  step === MONEY ? texts.money.button : texts.steps.words[step].button;

/** Offers the steps that may follow, the usual one first. */
export function WithdrawalSteps({ record }: { record: CaseDetail }) {
  const allows = usePermissions();
  const isAllowed = (step: OfferedStep) => allows(step === MONEY ? 'returnCaseMoney' : 'recordCaseStep');
  return (
    <SectionCard title={texts.steps.title}>
      {!record.isOpen && <p className="mb-3 text-muted">{texts.steps.closed}</p>}
      <StepChoice
        steps={record.nextSteps.filter(isOffered).filter(isAllowed)}
        usual={record.isOpen ? record.nextSteps[0] : undefined}
        labelOf={labelOf}
        dialogOf={(step, close) =>
          step === MONEY ? (
            <RefundDialog record={record} onClose={close} />
          ) : (
            <StepDialog record={record} step={step} onClose={close} />
          )
        }
      />
    </SectionCard>
  );
}
