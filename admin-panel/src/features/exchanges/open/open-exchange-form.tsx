import {
  type AnswerOf,
  type ExchangeableLine,
  type ExchangeOffer,
  openExchange,
  variantName,
} from '@shop/contract';
import { call, createIdempotentSender } from '@shop/web-kit/api';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { DraftForm } from '#shared/resource/draft-form.tsx';
import { type Fields } from '#shared/resource/fields.tsx';
import { Banner } from '#ui/feedback/error-notice.tsx';
import { SelectField } from '#ui/form/field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { differenceLabel } from '../detail/difference-text.ts';
import { offerQuery, showExchange } from '../queries.ts';
import { texts } from '../texts.ts';

const { open: words } = texts;

type Values = { line: number; variant: string; quantity: number; message: string; isKnown: boolean };
type FormProps = { orderId: string; offer: ExchangeOffer };

// A retry after a lost answer reserves nothing twice.
const once = createIdempotentSender();

const nameOf = (line: ExchangeableLine): string => [line.title, variantName(line)].filter(Boolean).join(', ');
const keyOf = (variant: { size: string | null; color: string | null }): string =>
  JSON.stringify([variant.size, variant.color]);

function send(orderId: string, { line, variant, quantity, message, isKnown }: Values) {
  const [size = null, color = null] = JSON.parse(variant) as (string | null)[];
  const body = { line, size, color, quantity, message, outOfPeriod: isKnown };
  return once({ orderId, body }, (headers) =>
    call(openExchange, { params: { id: orderId }, body }, { headers }),
  );
}

type ChoiceProps = { line: ExchangeableLine; values: Values; set: (part: Partial<Values>) => void };

function Choice({ line, values, set }: ChoiceProps) {
  const variants = line.variants.map((variant) => ({
    value: keyOf(variant),
    label: words.left(variantName(variant), variant.stock),
  }));
  const units = Array.from({ length: line.units }, (_, at) => ({
    value: String(at + 1),
    label: String(at + 1),
  }));
  return (
    <>
      <SelectField
        label={words.variant}
        value={values.variant}
        onValue={(variant) => set({ variant })}
        options={[{ value: '', label: words.choose }, ...variants]}
      />
      {line.units > 1 && (
        <SelectField
          label={words.quantity}
          value={String(values.quantity)}
          onValue={(quantity) => set({ quantity: Number(quantity) })}
          options={units}
        />
      )}
      <p className="font-medium">{differenceLabel(line.differences[values.quantity - 1] ?? 0)}</p>
    </>
  );
}

const fieldsOf = (isOutOfPeriod: boolean): Fields<Values> => ({
  message: { kind: 'long', label: words.message, optional: true, rows: 2, maxLength: 300 },
  isKnown: { kind: 'flag', label: words.outOfPeriod, when: () => isOutOfPeriod },
});

/** Opens an exchange that a client asked for by chat or at the counter; what was chosen stays when the server refuses it. */
export function OpenExchangeForm({ orderId, offer: { closed, lines } }: FormProps) {
  const navigate = useNavigate();
  const [first] = lines;
  if (!first) return <Banner tone="info">{closed ? words.reasons[closed] : words.nothing}</Banner>;
  return (
    <Card className="max-w-xl p-5">
      <DraftForm<Values, AnswerOf<typeof openExchange>>
        initial={{ line: first.line, variant: '', quantity: 1, message: '', isKnown: false }}
        fields={fieldsOf(closed !== null)}
        isReady={({ variant, isKnown }) => variant !== '' && (closed === null || isKnown)}
        save={(values) => send(orderId, values)}
        success={({ exchange }) => words.done(exchange.code)}
        done={(answer, { client }) => {
          showExchange(client, answer);
          void navigate(paths.order(orderId));
        }}
        refused={(_error, { client }) => void client.invalidateQueries(offerQuery(orderId))}
        failed={words.failed}
        submitLabel={words.submit}
        button={{ className: 'w-full' }}
      >
        {(list, { values, change }) => (
          <>
            {closed && <Banner tone="warn">{words.reasons[closed]}</Banner>}
            <SelectField
              label={words.line}
              value={String(values.line)}
              onValue={(next) => change({ line: Number(next), variant: '', quantity: 1 })}
              options={lines.map((one) => ({ value: String(one.line), label: nameOf(one) }))}
            />
            <Choice
              line={lines.find(({ line }) => line === values.line) ?? first}
              values={values}
              set={change}
            />
            {list()}
          </>
        )}
      </DraftForm>
    </Card>
  );
}
