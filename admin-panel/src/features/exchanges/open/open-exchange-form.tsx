import { type ExchangeableLine, type ExchangeOffer, openExchange, variantName } from '@shop/contract';
import { call, createIdempotentSender, errorText } from '@shop/web-kit/api';
import { type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAction } from '#shared/actions/use-action.ts';
import { paths } from '#shared/paths.ts';
import { fieldList, type Fields, useDraft } from '#shared/resource/fields.tsx';
import { Button } from '#ui/button.tsx';
import { Banner, ErrorNotice } from '#ui/feedback/error-notice.tsx';
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

function useOpenExchange(orderId: string) {
  const navigate = useNavigate();
  return useAction({
    run: ({ line, variant, quantity, message, isKnown }: Values) => {
      const [size = null, color = null] = JSON.parse(variant) as (string | null)[];
      const body = { line, size, color, quantity, message, outOfPeriod: isKnown };
      return once({ orderId, body }, (headers) =>
        call(openExchange, { params: { id: orderId }, body }, { headers }),
      );
    },
    success: ({ exchange }) => words.done(exchange.code),
    done: (answer, { client }) => {
      showExchange(client, answer);
      void navigate(paths.order(orderId));
    },
    refused: (_error, { client }) => void client.invalidateQueries(offerQuery(orderId)),
  });
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
// A refusal of the server stands below the form until the next attempt.
const NO_FAULTS = { faults: {}, onChange: () => undefined };

/** Opens an exchange that a client asked for by chat or at the counter; what was chosen stays when the server refuses it. */
export function OpenExchangeForm({ orderId, offer }: FormProps) {
  const { closed, lines } = offer;
  const { mutate, isPending, error } = useOpenExchange(orderId);
  const form = useDraft<Values>(
    { line: lines[0]?.line ?? 0, variant: '', quantity: 1, message: '', isKnown: false },
    NO_FAULTS,
  );
  const { values, change: set } = form;
  const line = lines.find((one) => one.line === values.line);
  if (!line) return <Banner tone="info">{closed ? words.reasons[closed] : words.nothing}</Banner>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(values);
  };
  return (
    <Card className="max-w-xl p-5">
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        {closed && <Banner tone="warn">{words.reasons[closed]}</Banner>}
        <SelectField
          label={words.line}
          value={String(values.line)}
          onValue={(next) => set({ line: Number(next), variant: '', quantity: 1 })}
          options={lines.map((one) => ({ value: String(one.line), label: nameOf(one) }))}
        />
        <Choice line={line} values={values} set={set} />
        {fieldList(form, fieldsOf(closed !== null))()}
        {error && <ErrorNotice message={errorText(error, words.failed)} />}
        <Button
          variant="primary"
          type="submit"
          busy={isPending}
          disabled={values.variant === '' || (closed !== null && !values.isKnown)}
        >
          {words.submit}
        </Button>
      </form>
    </Card>
  );
}
