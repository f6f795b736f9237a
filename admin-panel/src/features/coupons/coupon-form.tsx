import { type Coupon, COUPON_KINDS, type CouponKind, type CouponInput } from '@shop/contract';
import { ApiError, call, errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '#shared/actions/use-action.ts';
import { faultsByPath } from '#shared/faults-by-path.ts';
import { contentQuery } from '#shared/shop-queries.ts';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { DigitsInput } from '#ui/form/digits-input.tsx';
import { digitsOnly } from '#ui/form/digits.ts';
import { Field, SelectField } from '#ui/form/field.tsx';
import { Options } from '#ui/form/input.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { bodyOf, type CouponForm, emptyForm, formOf } from './coupon-draft.ts';
import { couponsQuery } from './queries.ts';
import { texts } from './texts.ts';

const t = texts.form;

type PartProps = {
  form: CouponForm;
  faults: Record<string, string>;
  onChange: (part: Partial<CouponForm>) => void;
};

type TextProps = PartProps & {
  name: 'code' | 'from' | 'to';
  label: string;
  hint?: string;
  type?: 'text' | 'date';
};

const Text = ({ form, faults, onChange, name, label, hint, type = 'text' }: TextProps) => (
  <TextField
    label={label}
    hint={hint}
    error={faults[name]}
    optional={type === 'date'}
    type={type}
    autoComplete="off"
    value={form[name]}
    onValue={(text) => onChange({ [name]: text })}
  />
);

type DigitsProps = PartProps & { name: 'value' | 'minimum' | 'maxUses'; label: string; hint?: string };

const Digits = ({ form, faults, onChange, name, label, hint }: DigitsProps) => (
  <Field label={label} hint={hint} error={faults[name]}>
    {(control) => (
      <DigitsInput
        {...control}
        value={form[name]}
        format={digitsOnly}
        onValue={(value) => onChange({ [name]: value })}
      />
    )}
  </Field>
);

type FlagName = 'oncePerClient' | 'onDiscounted' | 'withPaymentDiscount';

const Flag = ({ form, onChange, name }: PartProps & { name: FlagName }) => (
  <label className="flex min-h-11 items-center gap-3">
    <Checkbox checked={form[name]} onChange={({ target }) => onChange({ [name]: target.checked })} />
    <span>{t[name]}</span>
  </label>
);

function Categories({ form, onChange }: PartProps) {
  const categories = useQuery(contentQuery).data?.productCatalog.categories ?? [];
  const toggle = (name: string, isChosen: boolean) =>
    onChange({
      categories: isChosen ? [...form.categories, name] : form.categories.filter((one) => one !== name),
    });
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t.categories}</legend>
      <p className="text-xs text-muted">{t.categoriesHint}</p>
      <div className="mt-1 grid grid-cols-2 gap-x-3">
        {categories.map(({ name, display_name }) => (
          <label key={name} className="flex min-h-11 items-center gap-3">
            <Checkbox
              checked={form.categories.includes(name)}
              onChange={({ target }) => toggle(name, target.checked)}
            />
            <span>{display_name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const kinds = COUPON_KINDS.map((value) => ({ value, label: t.kindOptions[value] }));

// The refusal of a stale edit names the version that is stored now.
const storedVersion = (error: unknown): string | undefined =>
  error instanceof ApiError ? (error.details as { updatedAt?: string } | undefined)?.updatedAt : undefined;

/** Creates a coupon, or changes the given one. After a conflict the next attempt replaces what another person saved. */
function useSaveCoupon(coupon: Coupon | null, onSaved: () => void) {
  const [version, setVersion] = useState(coupon?.updatedAt ?? '');
  const { mutate, isPending, error, reset } = useAction({
    run: (body: CouponInput) =>
      coupon
        ? call('updateCoupon', { params: { id: coupon._id }, body: { ...body, expectedUpdatedAt: version } })
        : call('createCoupon', { body }),
    success: ({ coupon: saved }) => t.saved(saved.code),
    done: onSaved,
    refused: (error) => setVersion((before) => storedVersion(error) ?? before),
    settled: (client) => client.invalidateQueries(couponsQuery),
  });
  return {
    save: mutate,
    isSaving: isPending,
    reset,
    failure: error && errorText(error, t.failed),
    faults: faultsByPath(error),
  };
}

/** Asks for everything about a coupon; what was typed stays when the server refuses it. */
export function CouponForm({ coupon, onClose }: { coupon: Coupon | null; onClose: () => void }) {
  const [form, setForm] = useState(() => (coupon ? formOf(coupon) : emptyForm));
  const { save, isSaving, failure, faults, reset } = useSaveCoupon(coupon, onClose);
  const onChange = (part: Partial<CouponForm>) => {
    reset();
    setForm((before) => ({ ...before, ...part }));
  };
  const part = { form, faults, onChange };
  return (
    <FormDialog
      width="md"
      title={coupon ? t.editTitle(coupon.code) : t.newTitle}
      submitLabel={t.save}
      busy={isSaving}
      onSubmit={() => save(bodyOf(form))}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        <Text {...part} name="code" label={t.code} hint={t.codeHint} />
        <SelectField
          label={t.kind}
          value={form.kind}
          onValue={(kind) => onChange({ kind: kind as CouponKind })}
        >
          <Options options={kinds} />
        </SelectField>
        {form.kind !== 'free_delivery' && <Digits {...part} name="value" label={t.value[form.kind]} />}
        <Digits {...part} name="minimum" label={t.minimum} hint={t.minimumHint} />
        <div className="grid grid-cols-2 gap-3">
          <Text {...part} name="from" label={t.from} type="date" />
          <Text {...part} name="to" label={t.to} type="date" />
        </div>
        <Digits {...part} name="maxUses" label={t.maxUses} hint={t.maxUsesHint} />
        <Flag {...part} name="oncePerClient" />
        <Flag {...part} name="onDiscounted" />
        <Flag {...part} name="withPaymentDiscount" />
        <Categories {...part} />
        {failure && <ErrorNotice message={failure} />}
      </div>
    </FormDialog>
  );
}
