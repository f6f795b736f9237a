import {
  type AnswerOf,
  type ExchangeStep,
  recordExchangeStep,
  type StaffExchange,
  stepAsks,
  stepMail,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { noteField } from '#shared/case-steps/step-texts.ts';
import { DraftDialog } from '#shared/resource/draft-dialog.tsx';
import { type Fields } from '#shared/resource/fields.tsx';
import { nounOf } from '#shared/resource/query.ts';
import { Segmented } from '#ui/form/segmented.tsx';
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

const fieldsOf = ({ exchange, step }: StepDialogProps): Fields<Values> => ({
  waive: { kind: 'flag', label: waiverLabel(exchange.difference), when: () => mayWaive(step, exchange) },
  note: noteField('exchange', step, texts.words[step]),
  notify: { kind: 'flag', label: texts.notify, when: () => stepMail('exchange', step) !== undefined },
});

/** Asks what belongs to a step of an exchange; what was typed stays when the server refuses it. */
export function StepDialog(props: StepDialogProps) {
  const { exchange, step, onClose } = props;
  const { title, text } = texts.words[step];
  const asksRestock = stepAsks('exchange', step, 'restock');
  return (
    <DraftDialog<Values, AnswerOf<typeof recordExchangeStep>>
      title={title}
      description={text}
      submitLabel={texts.submit}
      initial={{ note: '', restock: 'yes', waive: false, notify: true }}
      fields={fieldsOf(props)}
      save={({ note, restock, waive, notify }) =>
        call(recordExchangeStep, {
          params: { code: exchange.code },
          body: {
            step,
            expectedState: exchange.state,
            note,
            notify,
            ...(asksRestock && { restock: restock === 'yes' }),
            ...(waive && { waive }),
          },
        })
      }
      success={texts.done}
      done={(answer, { client }) => showExchange(client, answer)}
      refused={(_error, { client }) =>
        void client.invalidateQueries({ queryKey: nounOf(recordExchangeStep) })
      }
      failed={texts.failed}
      onClose={onClose}
    >
      {(list, { values, change }) => (
        <>
          {asksRestock && (
            <Segmented
              label={texts.restock}
              options={restockOptions}
              value={values.restock}
              onChange={(restock) => change({ restock })}
            />
          )}
          {list()}
        </>
      )}
    </DraftDialog>
  );
}
