import { type ExchangeStep, recordExchangeStep, type StaffExchange } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useState } from 'react';
import { useAction } from '#shared/actions/use-action.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { TextareaField } from '#ui/form/text-field.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { showExchange } from '../queries.ts';
import { texts } from '../texts.ts';
import { waiverLabel } from './difference-text.ts';

type StepDialogProps = { exchange: StaffExchange; step: ExchangeStep; onClose: () => void };
type Values = { note: string; restock: 'yes' | 'no'; waive: boolean; notify: boolean };

const restockOptions = (['yes', 'no'] as const).map((value) => ({
  value,
  label: texts.restockedOptions[value],
}));

const mayWaive = (step: ExchangeStep, { difference }: StaffExchange): boolean =>
  difference !== 0 && (step === 'approved' || step === 'goods_received');

const useRecordStep = ({ exchange, step, onClose }: StepDialogProps) =>
  useAction({
    run: ({ note, restock, waive, notify }: Values) =>
      call(recordExchangeStep, {
        params: { code: exchange.code },
        body: {
          step,
          expectedState: exchange.state,
          note,
          notify,
          ...(step === 'goods_received' && { restock: restock === 'yes' }),
          ...(waive && { waive }),
        },
      }),
    success: texts.done,
    done: ({ exchange: changed }, { client }) => {
      showExchange(client, changed);
      onClose();
    },
    refused: (_error, { client }) => void client.invalidateQueries({ queryKey: ['exchanges'] }),
  });

type OptionProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

const Option = ({ label, checked, onChange }: OptionProps) => (
  <label className="flex min-h-11 items-center gap-3">
    <Checkbox checked={checked} onChange={({ target }) => onChange(target.checked)} />
    <span>{label}</span>
  </label>
);

/** Asks what belongs to a step of an exchange; what was typed stays when the server refuses it. */
export function StepDialog(props: StepDialogProps) {
  const { exchange, step, onClose } = props;
  const [values, setValues] = useState<Values>({ note: '', restock: 'yes', waive: false, notify: true });
  const set = (part: Partial<Values>) => setValues((before) => ({ ...before, ...part }));
  const { mutate, isPending, error } = useRecordStep(props);
  const { title, text, note } = texts.words[step];
  return (
    <FormDialog
      title={title}
      description={text}
      submitLabel={texts.submit}
      busy={isPending}
      onSubmit={() => mutate(values)}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        {step === 'goods_received' && (
          <Segmented
            label={texts.restock}
            options={restockOptions}
            value={values.restock}
            onChange={(restock) => set({ restock })}
          />
        )}
        {mayWaive(step, exchange) && (
          <Option
            label={waiverLabel(exchange.difference)}
            checked={values.waive}
            onChange={(waive) => set({ waive })}
          />
        )}
        <TextareaField
          label={note}
          optional={step !== 'rejected'}
          rows={3}
          maxLength={300}
          value={values.note}
          onValue={(note) => set({ note })}
        />
        {step !== 'handed_over' && (
          <Option label={texts.notify} checked={values.notify} onChange={(notify) => set({ notify })} />
        )}
        {error && <ErrorNotice message={errorText(error, texts.failed)} />}
      </div>
    </FormDialog>
  );
}
