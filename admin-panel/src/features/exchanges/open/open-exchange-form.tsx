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
import { offerQuery, showExchange } from '../queries.ts';
import { texts } from '../texts.ts';
import { ExchangeChoice, type SearchProduct, type Wanted } from './exchange-choice.tsx';

const { open: words } = texts;

type Values = Wanted & { line: number; message: string; isKnown: boolean };
type FormProps = { orderId: string; offer: ExchangeOffer; search: SearchProduct };

// A retry after a lost answer reserves nothing twice.
const once = createIdempotentSender();

const nameOf = (line: ExchangeableLine): string => [line.title, variantName(line)].filter(Boolean).join(', ');

function send(orderId: string, { line, other, variant, quantity, message, isKnown }: Values) {
  const [size = null, color = null] = JSON.parse(variant) as (string | null)[];
  const product = other ? { productId: other._id } : {};
  const body = { line, ...product, size, color, quantity, message, outOfPeriod: isKnown };
  return once({ orderId, body }, (headers) =>
    call(openExchange, { params: { id: orderId }, body }, { headers }),
  );
}

const NOTHING: Wanted = { by: 'variant', other: null, variant: '', quantity: 1 };

const fieldsOf = (isOutOfPeriod: boolean): Fields<Values> => ({
  message: { kind: 'long', label: words.message, optional: true, rows: 2, maxLength: 300 },
  isKnown: { kind: 'flag', label: words.outOfPeriod, when: () => isOutOfPeriod },
});

/** Opens an exchange that a client asked for by chat or at the counter; what was chosen stays when the server refuses it. */
export function OpenExchangeForm({ orderId, offer: { closed, lines }, search }: FormProps) {
  const navigate = useNavigate();
  const [first] = lines;
  if (!first) return <Banner tone="info">{closed ? words.reasons[closed] : words.nothing}</Banner>;
  return (
    <Card className="max-w-xl p-5">
      <DraftForm<Values, AnswerOf<typeof openExchange>>
        initial={{ line: first.line, ...NOTHING, message: '', isKnown: false }}
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
              onValue={(next) => change({ line: Number(next), ...NOTHING })}
              options={lines.map((one) => ({ value: String(one.line), label: nameOf(one) }))}
            />
            <ExchangeChoice
              orderId={orderId}
              line={lines.find(({ line }) => line === values.line) ?? first}
              wanted={values}
              change={change}
              search={search}
            />
            {list()}
          </>
        )}
      </DraftForm>
    </Card>
  );
}
