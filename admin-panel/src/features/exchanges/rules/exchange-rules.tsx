import { MAX_EXCHANGE_POLICY, refusesExchanges, SOUND_EXCHANGE_POLICY } from '@shop/contract';
import { RulesForm, type TypedRules } from '#shared/operating-rules/rules-form.tsx';
import { type FieldForm, type Fields } from '#shared/resource/fields.tsx';
import { Button } from '#ui/button.tsx';
import { Banner } from '#ui/feedback/error-notice.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { texts } from '../texts.ts';

const { rules: words } = texts;

type Typed = TypedRules<'exchangeDays' | 'exchangeHoldDays' | 'exchangeSettlesPrice' | 'exchangePolicy'>;

const days = { inputMode: 'numeric', maxLength: 3, className: 'max-w-28' } as const;
const fields: Required<Fields<Typed>> = {
  exchangeDays: {
    ...days,
    label: 'Días para pedir un cambio desde la entrega',
    hint: '0: la tienda no ofrece cambios.',
  },
  exchangeHoldDays: {
    ...days,
    label: 'Días que se guarda la prenda nueva',
    hint: 'Si la prenda que vuelve no llegó, la reserva vence sola y se les avisa a la clienta y a la tienda.',
  },
  exchangeSettlesPrice: {
    kind: 'flag',
    label: 'Cobrar o devolver la diferencia si cambió el precio',
    hint: 'Sin marcar, el cambio por otro talle o color nunca cuesta nada.',
  },
  exchangePolicy: {
    kind: 'long',
    label: 'Condiciones que lee la clienta',
    hint: 'Por ejemplo: cómo tiene que volver la prenda y quién paga el envío.',
    optional: true,
    rows: 5,
    maxLength: MAX_EXCHANGE_POLICY,
  },
};

/** Explains conditions that refuse outright, which can be saved, and offers sound ones where there are none. */
const PolicyAdvice = ({ values: { exchangePolicy }, change }: FieldForm<Typed>) => (
  <>
    {refusesExchanges(exchangePolicy) && <Banner tone="warn">{words.refuses}</Banner>}
    {exchangePolicy.trim() === '' && (
      <Button
        size="sm"
        className="self-start"
        onClick={() => change({ exchangePolicy: SOUND_EXCHANGE_POLICY })}
      >
        {words.sound}
      </Button>
    )}
  </>
);

/** Edits the owner's rules for exchanges, which are off until she sets a period. */
export const ExchangeRules = () => (
  <RulesForm fields={fields} texts={words} className="max-w-2xl">
    {(list, form) => (
      <SectionCard title={words.title} description={words.text} bodyClassName="flex flex-col gap-4">
        {list()}
        <PolicyAdvice {...form} />
      </SectionCard>
    )}
  </RulesForm>
);
