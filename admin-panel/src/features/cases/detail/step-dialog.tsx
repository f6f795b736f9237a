import {
  ANSWER_WAYS,
  CLOSING_REASONS,
  RETURNED_GOODS,
  type CaseDetail,
  type CaseStepInput,
  type WithdrawalStep,
} from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useState } from 'react';
import { LineUnitsFields } from '#shared/giving-back/giving-back-fields.tsx';
import { useGivingBack } from '#shared/giving-back/use-giving-back.ts';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { SelectField } from '#ui/form/field.tsx';
import { Options } from '#ui/form/input.tsx';
import { TextareaField } from '#ui/form/text-field.tsx';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { texts } from './texts.ts';
import { useCaseChange } from './use-case-change.ts';
import { useOrderItems } from './use-order-items.ts';

type StepDialogProps = { record: CaseDetail; step: WithdrawalStep; onClose: () => void };
type Choice = {
  field: 'way' | 'goods' | 'reason';
  label: string;
  options: { value: string; label: string }[];
};

const { steps: words } = texts;

const optionsOf = <T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

const choices: Partial<Record<WithdrawalStep, Choice>> = {
  answered: { field: 'way', label: words.way, options: optionsOf(ANSWER_WAYS, words.ways) },
  goods_received: {
    field: 'goods',
    label: words.goods,
    options: optionsOf(RETURNED_GOODS, words.goodsOptions),
  },
  closed: { field: 'reason', label: words.reason, options: optionsOf(CLOSING_REASONS, words.reasons) },
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
export function StepDialog({ record, step, onClose }: StepDialogProps) {
  const choice = choices[step];
  const [chosen, setChosen] = useState(choice?.options[0]?.value ?? '');
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = useCaseChange({
    send: (body: CaseStepInput) => call('recordCaseStep', { params: { id: record._id }, body }),
    done: () => words.done,
    onDone: onClose,
  });
  const { title, text, note: noteLabel } = words.words[step];
  const part = usePart(record, choice, chosen);
  const body = { step, note, ...(choice && { [choice.field]: chosen }), ...part?.units } as CaseStepInput;
  return (
    <FormDialog
      title={title}
      description={text}
      submitLabel={words.submit}
      busy={isPending}
      onSubmit={() => mutate(body)}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        {choice && (
          <SelectField label={choice.label} value={chosen} onValue={setChosen}>
            <Options options={choice.options} />
          </SelectField>
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
        {error && <ErrorNotice message={errorText(error, words.failed)} />}
      </div>
    </FormDialog>
  );
}
