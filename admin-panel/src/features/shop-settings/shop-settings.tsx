import { type ShopSetting, type ShopSettingDraft, staleShopSchema } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode } from 'react';
import { type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { conflictDetails } from '#shared/edit-session/conflict-details.ts';
import { ConflictDialog } from '#shared/edit-session/conflict-dialog.tsx';
import { type Edit } from '#shared/edit-session/draft.ts';
import { isEqual } from '#shared/edit-session/merge-versions.ts';
import { SettingsForm } from '#shared/edit-session/settings-form.tsx';
import { useSettingsEdit } from '#shared/edit-session/use-settings-edit.ts';
import { paths } from '#shared/paths.ts';
import { shopQuery } from '#shared/shop-queries.ts';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input, Options, Select, Textarea } from '#ui/form/input.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { citiesOf, shopFormSchema, type ShopFormValues, shopFormValues } from './shop-form-values.ts';
import { texts } from './texts.ts';

type Name = keyof ShopFormValues;

type ShopFieldProps = Omit<ComponentProps<'input'>, 'form' | 'name'> & {
  form: UseFormReturn<ShopFormValues>;
  name: Name;
  hint?: ReactNode;
  optional?: boolean;
  /** The law asks for it and the opening checks it; the form takes it empty. */
  byLaw?: boolean;
  options?: Record<string, string>;
  rows?: number;
};

const labelOf = (name: Name): string => (name === 'coverageCities' ? texts.cities : texts[name]);

const LawfulLabel = ({ name }: { name: Name }) => (
  <>
    {labelOf(name)} <span className="font-normal text-muted">{texts.byLaw}</span>
  </>
);

function ShopField({
  form,
  name,
  hint,
  optional = false,
  byLaw = false,
  options,
  rows,
  ...input
}: ShopFieldProps) {
  const register = form.register(name);
  return (
    <Field
      label={byLaw ? <LawfulLabel name={name} /> : labelOf(name)}
      hint={hint}
      optional={optional}
      error={form.formState.errors[name]?.message}
    >
      {(control) => {
        if (rows) return <Textarea {...control} {...register} rows={rows} />;
        if (!options) return <Input {...input} {...control} {...register} required={!optional && !byLaw} />;
        return (
          <Select {...control} {...register}>
            <Options options={Object.entries(options).map(([value, label]) => ({ value, label }))} />
          </Select>
        );
      }}
    </Field>
  );
}

type ShopEdit = Edit<ShopFormValues, ShopSetting>;

// Sends the stored value of each untouched field, and the base version of the others: the server compares these.
async function storeShop({ values, baseVersion }: ShopEdit): Promise<ShopSetting> {
  const { shop: stored } = await call('getShop');
  const opened = shopFormValues(baseVersion);
  const fields = Object.keys(values) as (keyof ShopFormValues)[];
  const touched = fields.filter((field) => !isEqual(values[field], opened[field]));
  const touchedOf = (from: object) =>
    Object.fromEntries(touched.map((field) => [field, from[field as never]]));
  const body = { ...stored, ...touchedOf(shopFormSchema.parse(values)) } as ShopSettingDraft;
  const { shop } = await call('updateShop', {
    body: { ...body, seen: { ...stored, ...touchedOf(baseVersion) } },
  });
  return shop;
}

/** Edits the shop's data. */
function useShopForm(shop: ShopSetting) {
  const client = useQueryClient();
  return useSettingsEdit<ShopFormValues, ShopSetting>({
    loaded: shop,
    schema: shopFormSchema,
    valuesOf: shopFormValues,
    store: async (edit) => {
      const saved = await storeShop(edit);
      client.setQueryData(['shop'], saved);
      return saved;
    },
    findTheirs: (error) => conflictDetails(error, staleShopSchema)?.shop ?? null,
    texts,
  });
}

type PanelProps = { form: ReturnType<typeof useShopForm>['form'] };

const IdentityPanel = ({ form }: PanelProps) => (
  <SectionCard title={texts.identity} description={texts.identityText} bodyClassName="flex flex-col gap-4">
    <ShopField form={form} name="brand" autoComplete="organization" />
    <ShopField
      form={form}
      name="orderPrefix"
      hint={texts.orderPrefixHint(form.watch('orderPrefix'))}
      maxLength={6}
      autoCapitalize="characters"
    />
  </SectionCard>
);

const ContactPanel = ({ form }: PanelProps) => (
  <SectionCard title={texts.contact} description={texts.contactText} bodyClassName="flex flex-col gap-4">
    <ShopField form={form} name="address" byLaw autoComplete="street-address" />
    <ShopField form={form} name="phone" byLaw type="tel" />
    <ShopField form={form} name="whatsapp" optional type="tel" hint={texts.whatsappHint} />
    <ShopField form={form} name="email" type="email" />
  </SectionCard>
);

const LegalPanel = ({ form }: PanelProps) => (
  <SectionCard title={texts.legal} description={texts.legalText} bodyClassName="flex flex-col gap-4">
    <ShopField form={form} name="legalName" byLaw />
    <ShopField form={form} name="cuit" byLaw hint={texts.cuitHint} inputMode="numeric" />
    <ShopField form={form} name="taxCondition" options={texts.taxConditions} />
    <ShopField form={form} name="grossIncomeNumber" optional />
    <ShopField form={form} name="dataFiscalUrl" byLaw type="url" hint={texts.dataFiscalHint} />
    <p className="text-sm text-muted">
      {texts.bank}{' '}
      <Link
        to={`${paths.content}?seccion=checkout`}
        className="font-medium text-wine underline underline-offset-4"
      >
        {texts.bankLink}
      </Link>
    </p>
  </SectionCard>
);

const DutiesPanel = ({ form }: PanelProps) => (
  <SectionCard title={texts.duties} description={texts.dutiesText} bodyClassName="flex flex-col gap-4">
    <ShopField form={form} name="vatRate" options={texts.vatRates} />
    <ShopField form={form} name="netPriceLabel" options={texts.netPriceLabels} hint={texts.netPriceHint} />
  </SectionCard>
);

const ServicePanel = ({ form }: PanelProps) => (
  <SectionCard title={texts.service} description={texts.serviceText} bodyClassName="flex flex-col gap-4">
    <ShopField form={form} name="serviceHours" byLaw hint={texts.serviceHoursHint} />
    <ShopField form={form} name="serviceChannel" byLaw />
    <ShopField form={form} name="serviceArea" byLaw />
    <ShopField form={form} name="consumerDefenseUrl" byLaw type="url" hint={texts.consumerDefenseHint} />
    <ShopField form={form} name="provincialNotice" optional rows={3} hint={texts.provincialNoticeHint} />
  </SectionCard>
);

const CoveragePanel = ({ form }: PanelProps) => (
  <SectionCard title={texts.coverage} description={texts.coverageText}>
    <ShopField form={form} name="coverageCities" rows={5} hint={texts.citiesHint} />
  </SectionCard>
);

const MailsPanel = ({ form }: PanelProps) => (
  <SectionCard title={texts.mails} description={texts.mailsText} bodyClassName="flex flex-col gap-4">
    <ShopField form={form} name="mailName" optional maxLength={40} hint={texts.mailNameHint} />
    <ShopField form={form} name="mailItemNames" options={texts.mailItemNamesOptions} />
  </SectionCard>
);

const OPTIONS: Partial<Record<keyof ShopFormValues, Record<string, string>>> = {
  mailItemNames: texts.mailItemNamesOptions,
  netPriceLabel: texts.netPriceLabels,
  taxCondition: texts.taxConditions,
  vatRate: texts.vatRates,
};

function readableValue(field: keyof ShopFormValues, value: string): string {
  if (field === 'coverageCities') return citiesOf(value).join(', ');
  return (OPTIONS[field] ? OPTIONS[field][value] : value) || texts.blank;
}

function ShopForm({ shop }: { shop: ShopSetting }) {
  const edit = useShopForm(shop);
  const { form, conflict, saveMerged, keepEditing } = edit;
  return (
    <SettingsForm edit={edit} unsaved={texts.unsaved} saveLabel={texts.submit} className="max-w-4xl">
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="space-y-4">
          <IdentityPanel form={form} />
          <LegalPanel form={form} />
          <DutiesPanel form={form} />
          <MailsPanel form={form} />
        </div>
        <div className="space-y-4">
          <ContactPanel form={form} />
          <ServicePanel form={form} />
          <CoveragePanel form={form} />
        </div>
      </div>
      {conflict && (
        <ConflictDialog
          title={texts.conflictTitle}
          fields={conflict.merge.conflicts.map(({ path, mine, theirs }) => {
            const field = path as keyof ShopFormValues;
            return {
              path,
              name: labelOf(field),
              mine: readableValue(field, String(mine)),
              theirs: readableValue(field, String(theirs)),
            };
          })}
          onSave={saveMerged}
          onCancel={keepEditing}
        />
      )}
    </SettingsForm>
  );
}

export function ShopSettings() {
  const query = useQuery(shopQuery);
  if (query.isPending) return <LoadingScreen label={texts.loading} />;
  if (query.data) return <ShopForm shop={query.data} />;
  return <LoadError query={query} message={`${texts.loadFailed}: ${errorText(query.error)}`} />;
}
