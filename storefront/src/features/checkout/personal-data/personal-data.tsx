import { useWatch, type UseFormReturn, type FieldError, type UseFormRegisterReturn } from 'react-hook-form';
import { MAX_GIFT_MESSAGE } from '@shop/contract';
import type { ComponentProps, ReactNode } from 'react';
import { useShop } from '#shared/content/content-queries.ts';
import type { CheckoutText, CheckoutValues } from '../form-state/checkout-values.ts';
import { texts } from '../texts.ts';
import { suggestEmail } from './email-suggestion.ts';

type FormFieldProps = {
  registration: UseFormRegisterReturn;
  label: string;
  hint?: string;
  error: FieldError | undefined;
  optional?: boolean;
  as?: 'input' | 'textarea';
  children?: ReactNode;
} & Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'children' | 'ref'>;

function FormField({
  registration,
  label,
  hint,
  error,
  optional,
  as: Control = 'input',
  children,
  ...control
}: FormFieldProps) {
  const id = `checkout-${registration.name}`;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {label} {optional && <span className="font-normal text-muted">{texts.optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error.message}
        </p>
      )}
      <Control
        id={id}
        className="field"
        aria-invalid={error !== undefined}
        aria-describedby={describedBy || undefined}
        aria-required={Control === 'input' ? !optional : undefined}
        {...(control as object)}
        {...registration}
      />
      {children}
    </div>
  );
}

type PersonalDataProps = {
  form: UseFormReturn<CheckoutValues>;
  cities: readonly string[];
  wantsShipping: boolean;
  /** Stands after the fields. */
  children?: ReactNode;
};
const NOTES_MAX = 1000;
const CITIES = 'ciudades-con-envio';
const GIFT_HINT = 'regalo-que-incluye';

const EMAIL = { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false } as const;
const PARAGRAPH = { as: 'textarea', autoComplete: 'off', optional: true } as const;
const FIELDS = {
  fullName: { autoComplete: 'name', autoCapitalize: 'words', maxLength: 120 },
  email: { ...EMAIL, autoCapitalize: 'none', maxLength: 254 },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: 30 },
  address: { autoComplete: 'address-line1', maxLength: 200 },
  city: { autoComplete: 'address-level2', list: CITIES, maxLength: 80 },
  postalCode: { autoComplete: 'postal-code', autoCapitalize: 'characters', maxLength: 12, optional: true },
  notes: { ...PARAGRAPH, rows: 3, maxLength: NOTES_MAX },
  giftMessage: { ...PARAGRAPH, rows: 3, maxLength: MAX_GIFT_MESSAGE },
} as const satisfies Record<CheckoutText, object>;

function useField({ register, clearErrors, trigger, getValues, formState }: UseFormReturn<CheckoutValues>) {
  return (name: CheckoutText) => ({
    ...texts.fields[name],
    ...FIELDS[name],
    error: formState.errors[name],
    registration: register(name, {
      onChange: () => clearErrors(name),
      // Leaving an empty field is not an error before the form is sent.
      onBlur: () => void (getValues(name) !== '' && trigger(name)),
    }),
  });
}

function EmailSuggestion({ form }: Pick<PersonalDataProps, 'form'>) {
  const suggestion = suggestEmail(useWatch({ control: form.control, name: 'email' }));
  return (
    <p role="status" className="text-sm empty:hidden">
      {suggestion && (
        <>
          {texts.suggestion(suggestion)}{' '}
          <button
            type="button"
            className="link min-h-8 font-semibold"
            onClick={() => form.setValue('email', suggestion, { shouldValidate: true })}
          >
            {texts.useSuggestion}
          </button>
        </>
      )}
    </p>
  );
}

function AddressFields({ form, cities }: PersonalDataProps) {
  const field = useField(form);
  return (
    <>
      <FormField {...field('address')} />
      <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2">
        <FormField {...field('city')} hint={texts.notCovered(cities)} />
        <FormField {...field('postalCode')} />
      </div>
      <datalist id={CITIES}>
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
    </>
  );
}

const Counter = ({ used, max }: { used: number; max: number }) => (
  <p className="text-right text-sm text-muted tabular-nums">{texts.counter(used, max)}</p>
);

function GiftFields({ form }: Pick<PersonalDataProps, 'form'>) {
  const field = useField(form);
  const [isGift, message] = useWatch({ control: form.control, name: ['isGift', 'giftMessage'] });
  return (
    <div className="flex flex-col gap-3">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-wine"
          aria-describedby={isGift ? GIFT_HINT : undefined}
          {...form.register('isGift')}
        />
        <span className="font-medium">{texts.gift}</span>
      </label>
      {isGift && (
        <>
          <p id={GIFT_HINT} className="text-sm text-ink-soft">
            {texts.giftHint}
          </p>
          <FormField {...field('giftMessage')}>
            <Counter used={message.length} max={MAX_GIFT_MESSAGE} />
          </FormField>
        </>
      )}
    </div>
  );
}

export function PersonalData(props: PersonalDataProps) {
  const { form, wantsShipping } = props;
  const field = useField(form);
  const sendsMail = useShop()?.sendsMail;
  const notes = useWatch({ control: form.control, name: 'notes' });
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-1 font-serif text-h3">{texts.personal}</legend>
      <p className="text-sm text-ink-soft">{texts.personalHint}</p>
      <FormField {...field('fullName')} />
      <FormField {...field('email')} {...(sendsMail && { hint: texts.confirmationByMail })}>
        <EmailSuggestion form={form} />
      </FormField>
      <FormField {...field('phone')} />
      {wantsShipping && <AddressFields {...props} />}
      <FormField {...field('notes')}>
        <Counter used={notes.length} max={NOTES_MAX} />
      </FormField>
      <GiftFields form={form} />
      {props.children}
    </fieldset>
  );
}
