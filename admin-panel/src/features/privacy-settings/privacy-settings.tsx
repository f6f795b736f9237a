import { OPERATING_RULES, retentionSentences } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { keptQuery, RulesForm, type TypedRules } from '#shared/operating-rules/rules-form.tsx';
import { type Fields } from '#shared/resource/fields.tsx';
import { FoldingCard } from '#shared/resource/folding-card.tsx';
import { texts } from './texts.ts';

const RETENTION = ['proofDays', 'messageDays', 'viewDays', 'draftDays', 'sessionDays'] as const;
type Retention = (typeof RETENTION)[number];
type Name =
  Retention | 'minPasswordLength' | 'earlierPriceDays' | 'trackingAsksPhone' | 'sellersChangePrices';
type Typed = TypedRules<Name>;

const number = (label: string, hint: string) =>
  ({ label, hint, inputMode: 'numeric', maxLength: 4, className: 'max-w-28' }) as const;
const flag = (label: string, hint: string) => ({ kind: 'flag', label, hint }) as const;

const fields: Required<Fields<Typed>> = {
  proofDays: number('Comprobantes de transferencia', 'Días después del pago. Después se borra el archivo.'),
  messageDays: number('Mensajes de contacto', 'Días desde que llegan.'),
  viewDays: number('Visitas a productos por día', 'Después quedan solo los totales.'),
  draftDays: number(
    'Lo que se empieza y no se termina',
    'Días para avisos de stock sin confirmar y similares.',
  ),
  sessionDays: number('Sesiones del equipo ya cerradas', 'Días que se guardan.'),
  minPasswordLength: number(
    'Largo mínimo de las contraseñas nuevas',
    'Caracteres, de 6 a 64. Recomendamos 10 o más.',
  ),
  earlierPriceDays: number(
    'Días del precio anterior',
    'Un precio tachado se muestra solo si se pidió de verdad en estos días.',
  ),
  trackingAsksPhone: flag(
    'Pedir los últimos 4 números del teléfono',
    'Con el número de pedido solo se ve el estado; las prendas y los importes, después de esos 4 números.',
  ),
  sellersChangePrices: flag(
    'Las vendedoras pueden cambiar precios',
    'Solo producto por producto. Los cambios de muchos a la vez son siempre de la dueña.',
  ),
};

/** Shows the policy's sentences with what is typed; a figure that is not valid counts as the initial one. */
function Preview({ values }: { values: Typed }) {
  const days = Object.fromEntries(
    RETENTION.map((name) => [name, Number(values[name]) || OPERATING_RULES[name].initial]),
  ) as Record<Retention, number>;
  const { data: kept = '' } = useQuery(keptQuery);
  return (
    <FoldingCard title={texts.preview}>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-sm">
        {retentionSentences(days, kept).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </FoldingCard>
  );
}

const column = 'flex flex-col gap-4';

/** Edits the owner's rules for data, passwords, earlier prices and tracking. */
export const PrivacySettings = () => (
  <RulesForm fields={fields} texts={texts} className="max-w-4xl">
    {(list, { values }) => (
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <FoldingCard title={texts.retention} description={texts.retentionText} bodyClassName={column}>
          {list(...RETENTION)}
        </FoldingCard>
        <div className="space-y-4">
          <Preview values={values} />
          <FoldingCard title={texts.tracking} description={texts.trackingText}>
            {list('trackingAsksPhone')}
          </FoldingCard>
          <FoldingCard title={texts.rules} description={texts.rulesText} bodyClassName={column}>
            {list('minPasswordLength', 'earlierPriceDays', 'sellersChangePrices')}
          </FoldingCard>
        </div>
      </div>
    )}
  </RulesForm>
);
