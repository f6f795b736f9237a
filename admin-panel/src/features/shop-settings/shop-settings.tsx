import {
  getShop,
  type ShopSetting,
  type ShopSettingDraft,
  shopSettingDraftSchema,
  staleShopSchema,
  updateShop,
  z,
  POLICY_PLACEHOLDERS,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { conflictDetails } from '#shared/edit-session/conflict-details.ts';
import { type Edit } from '#shared/edit-session/draft.ts';
import { isEqual } from '#shared/edit-session/merge-versions.ts';
import { SettingsForm } from '#shared/edit-session/settings-form.tsx';
import { useSettingsEdit } from '#shared/edit-session/use-settings-edit.ts';
import { paths } from '#shared/paths.ts';
import { type FieldSpec, type Fields, fieldText } from '#shared/resource/fields.tsx';
import { FoldingCard } from '#shared/resource/folding-card.tsx';
import { Loaded } from '#shared/resource/loaded.tsx';
import { usePolicyRenewals } from '#shared/policy-renewals.ts';
import { shopQuery } from '#shared/shop-queries.ts';
import { texts } from './texts.ts';

const citiesOf = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((city) => city.trim())
    .filter(Boolean);

/** Extends the contract's schema: the cities are lines of one text. */
export const shopFormSchema = z.extend(shopSettingDraftSchema, {
  coverageCities: z.pipe(
    z.pipe(z.string(), z.transform(citiesOf)),
    shopSettingDraftSchema.shape.coverageCities,
  ),
});
type Typed = z.input<typeof shopFormSchema>;

// The schema rejects an unknown option on save.
export const shopFormValues = ({ coverageCities, ...rest }: ShopSetting): Typed =>
  ({ ...rest, coverageCities: coverageCities.join('\n') }) as Typed;

type Spec = FieldSpec<Typed>;
const text = (label: string, spec: Partial<Spec> = {}): Spec => ({ required: true, ...spec, label });
const optional = (label: string, spec: Partial<Spec> = {}): Spec => ({ ...spec, label, optional: true });
const choice = (label: string, options: Record<string, string>, hint?: string): Spec => ({
  kind: 'choice',
  label,
  options,
  hint,
});

/** The law asks for it and the opening checks it; the form takes it empty. */
const lawful = (name: string, spec: Partial<Spec> = {}): Spec => ({
  ...spec,
  name,
  label: (
    <>
      {name} <span className="font-normal text-muted">{texts.byLaw}</span>
    </>
  ),
});

const lawfulFields = {
  address: lawful('Dirección', { autoComplete: 'street-address' }),
  phone: lawful('Teléfono', { type: 'tel' }),
  legalName: lawful('Razón social'),
  cuit: lawful('CUIT', { hint: 'Se verifica el dígito final.', inputMode: 'numeric' }),
  dataFiscalUrl: lawful('Data Fiscal (formulario 960/D)', {
    type: 'url',
    hint: 'Leé el código QR con el teléfono y pegá la dirección que abre. Se muestra al pie de la tienda.',
  }),
  serviceHours: lawful('Horario de atención', { hint: 'Por ejemplo: lunes a viernes de 9 a 17 h.' }),
  serviceChannel: lawful('Canal de atención'),
  serviceArea: lawful('Área responsable'),
  consumerDefenseUrl: lawful(POLICY_PLACEHOLDERS.defensa_del_consumidor, {
    type: 'url',
    hint: 'Donde se inicia un reclamo. En Neuquén: https://proteccionalconsumidor.neuquen.gob.ar',
  }),
};

const fields: Fields<Typed> = {
  ...lawfulFields,
  brand: text('Nombre de la tienda', { autoComplete: 'organization' }),
  orderPrefix: text('Prefijo de los pedidos', {
    hint: ({ orderPrefix }) => texts.orderPrefixHint(orderPrefix),
    maxLength: 6,
    autoCapitalize: 'characters',
  }),
  whatsapp: optional('WhatsApp', {
    type: 'tel',
    hint: 'Código de área + número, sin 0 ni 15. Ej.: 299 412 3456',
  }),
  email: text('Email', { type: 'email' }),
  taxCondition: choice('Condición fiscal', texts.taxConditions),
  grossIncomeNumber: optional(POLICY_PLACEHOLDERS.ingresos_brutos),
  vatRate: choice('IVA de los productos', texts.vatRates),
  netPriceLabel: choice(
    'Precio sin impuestos nacionales',
    texts.netPriceLabels,
    'Hace falta la alícuota de IVA. Con monotributo, consultá con tu contadora.',
  ),
  provincialNotice: optional('Texto de la provincia', {
    kind: 'long',
    rows: 3,
    hint: 'Leyendas o datos que pida tu provincia o municipio.',
  }),
  coverageCities: {
    kind: 'long',
    rows: 5,
    label: 'Ciudades',
    hint: 'Una por línea.',
    shown: (value) => citiesOf(String(value)).join(', '),
  },
  mailName: optional('Nombre en los correos', {
    maxLength: 40,
    hint: 'Aparece como remitente y en el asunto. Vacío: la primera palabra discreta del nombre de la tienda.',
  }),
  mailItemNames: choice('Productos en los correos', {
    full: 'Con su nombre',
    neutral: 'Nombres neutros (Producto 1, Producto 2)',
  }),
};

const BankHint = () => (
  <p className="text-sm text-muted">
    {texts.bank}{' '}
    <Link to={paths.payments} className="font-medium text-wine underline underline-offset-4">
      {texts.bankLink}
    </Link>
  </p>
);

type Panel = { title: string; text: string; names: (keyof Typed)[]; end?: ReactNode };

const columns: readonly Panel[][] = [
  [
    { title: texts.identity, text: texts.identityText, names: ['brand', 'orderPrefix'] },
    {
      title: texts.legal,
      text: texts.legalText,
      names: ['legalName', 'cuit', 'taxCondition', 'grossIncomeNumber', 'dataFiscalUrl'],
      end: <BankHint />,
    },
    { title: texts.duties, text: texts.dutiesText, names: ['vatRate', 'netPriceLabel'] },
    { title: texts.mails, text: texts.mailsText, names: ['mailName', 'mailItemNames'] },
  ],
  [
    { title: texts.contact, text: texts.contactText, names: ['address', 'phone', 'whatsapp', 'email'] },
    {
      title: texts.service,
      text: texts.serviceText,
      names: ['serviceHours', 'serviceChannel', 'serviceArea', 'consumerDefenseUrl', 'provincialNotice'],
    },
    { title: texts.coverage, text: texts.coverageText, names: ['coverageCities'] },
  ],
];

const summaryOf = ({ names }: Panel, values: Typed): string =>
  names
    .map((name) => fieldText(fields[name], values[name]))
    .filter(Boolean)
    .join(' · ');

/** Tells whether a part lacks what the law asks for: whoever opens the shop came to fill it in. */
const isIncomplete = ({ names }: Panel, stored: Typed): boolean =>
  names.some((name) => name in lawfulFields && !stored[name]);

// Sends the stored value of each untouched field, and the base version of the others: the server compares these.
async function storeShop({ values, baseVersion }: Edit<Typed, ShopSetting>): Promise<ShopSetting> {
  const { shop: stored } = await call(getShop);
  const opened = shopFormValues(baseVersion);
  const names = Object.keys(values) as (keyof Typed)[];
  const touched = names.filter((name) => !isEqual(values[name], opened[name]));
  const touchedOf = (from: object) => Object.fromEntries(touched.map((name) => [name, from[name as never]]));
  const body = { ...stored, ...touchedOf(shopFormSchema.parse(values)) } as ShopSettingDraft;
  const { shop } = await call(updateShop, {
    body: { ...body, seen: { ...stored, ...touchedOf(baseVersion) } },
  });
  return shop;
}

function ShopForm({ shop }: { shop: ShopSetting }) {
  const client = useQueryClient();
  const tellingRenewals = usePolicyRenewals();
  const stored = shopFormValues(shop);
  const edit = useSettingsEdit<Typed, ShopSetting>({
    loaded: shop,
    schema: shopFormSchema,
    valuesOf: shopFormValues,
    store: async (changed) => {
      const saved = await tellingRenewals(() => storeShop(changed));
      client.setQueryData(shopQuery.queryKey, (known) => known && { ...known, shop: saved });
      return saved;
    },
    findTheirs: (error) => conflictDetails(error, staleShopSchema)?.shop ?? null,
    texts,
  });
  return (
    <SettingsForm edit={edit} fields={fields} texts={texts} className="max-w-4xl">
      {(list, { values }) => (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          {columns.map((panels, at) => (
            <div key={at} className="space-y-4">
              {panels.map((panel) => (
                <FoldingCard
                  key={panel.title}
                  title={panel.title}
                  description={panel.text}
                  summary={summaryOf(panel, values)}
                  isOpen={isIncomplete(panel, stored)}
                  bodyClassName="flex flex-col gap-4"
                >
                  {list(...panel.names)}
                  {panel.end}
                </FoldingCard>
              ))}
            </div>
          ))}
        </div>
      )}
    </SettingsForm>
  );
}

export function ShopSettings() {
  return (
    <Loaded query={useQuery(shopQuery)} loading={texts.loading} failed={texts.loadFailed}>
      {(shop) => <ShopForm shop={shop} />}
    </Loaded>
  );
}
