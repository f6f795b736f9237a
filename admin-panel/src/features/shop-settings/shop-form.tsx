import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ShopSetting } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { toast } from 'sonner';
import { paths } from '#shared/paths.ts';
import { UnsavedGuard } from '#shared/unsaved-guard.tsx';
import { SectionCard } from '#ui/card.tsx';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import { ShopField } from './shop-field.tsx';
import {
  shopFormSchema,
  type ShopFormValues,
  shopFormValues,
  type ShopFormOutput,
} from './shop-form-values.ts';
import { texts } from './texts.ts';

// What a colleague saved in other fields since this form was opened stays.
async function withUntouchedFresh(
  typed: ShopFormOutput,
  touched: Partial<Record<keyof ShopFormOutput, unknown>>,
): Promise<ShopFormOutput> {
  const { shop } = await call('getShop');
  const fields = Object.keys(typed) as (keyof ShopFormOutput)[];
  const mine = fields.filter((field) => touched[field]).map((field) => [field, typed[field]]);
  const theirs = fields.map((field) => [field, shop[field]]);
  return Object.fromEntries([...theirs, ...mine]) as ShopFormOutput;
}

function useShopForm(shop: ShopSetting) {
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<ShopFormValues, unknown, ShopFormOutput>({
    resolver: standardSchemaResolver(shopFormSchema),
    defaultValues: shopFormValues(shop),
    mode: 'onTouched',
  });
  const { dirtyFields } = form.formState;
  const submit = form.handleSubmit(async (typed) => {
    setFailure(null);
    try {
      const body = await withUntouchedFresh(typed, dirtyFields);
      const answer = await call('updateShop', { body });
      client.setQueryData(['shop'], answer.shop);
      form.reset(shopFormValues(answer.shop));
      toast.success(texts.saved);
    } catch (error) {
      setFailure(`${texts.failed}: ${errorText(error)}`);
    }
  });
  return { form, failure, submit };
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
    <ShopField form={form} name="address" optional autoComplete="street-address" />
    <ShopField form={form} name="phone" optional type="tel" />
    <ShopField form={form} name="whatsapp" optional type="tel" hint={texts.whatsappHint} />
    <ShopField form={form} name="email" type="email" />
  </SectionCard>
);

const LegalPanel = ({ form }: PanelProps) => (
  <SectionCard title={texts.legal} description={texts.legalText} bodyClassName="flex flex-col gap-4">
    <ShopField form={form} name="legalName" optional />
    <ShopField form={form} name="cuit" optional hint={texts.cuitHint} inputMode="numeric" />
    <ShopField form={form} name="taxCondition" options={texts.taxConditions} />
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

const CoveragePanel = ({ form }: PanelProps) => (
  <SectionCard title={texts.coverage} description={texts.coverageText}>
    <ShopField form={form} name="coverageCities" rows={5} hint={texts.citiesHint} />
  </SectionCard>
);

/** Who the shop is: name, contact, fiscal data and where it delivers. */
export function ShopForm({ shop }: { shop: ShopSetting }) {
  const { form, failure, submit } = useShopForm(shop);
  const { isDirty, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="max-w-4xl">
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="space-y-4">
          <IdentityPanel form={form} />
          <LegalPanel form={form} />
        </div>
        <div className="space-y-4">
          <ContactPanel form={form} />
          <CoveragePanel form={form} />
        </div>
      </div>
      {failure && <ErrorNotice className="mt-4" message={failure} />}
      <SaveBar
        visible={isDirty}
        saving={isSubmitting}
        message={texts.unsaved}
        saveLabel={texts.submit}
        onDiscard={() => form.reset()}
      />
      <UnsavedGuard dirty={isDirty && !isSubmitting} />
    </form>
  );
}
