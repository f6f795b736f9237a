import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '@shop/web-kit/icons';
import { useHydrated } from '#shared/hydration/use-browser-value.ts';
import { Honeypot } from '#shared/ui/honeypot.tsx';
import { texts } from './texts.ts';
import { useWithdrawalForm, type Received } from './use-withdrawal-form.ts';

const FIELDS = [
  {
    name: 'orderNumber',
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    maxLength: 60,
  },
  {
    name: 'email',
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    spellCheck: false,
    maxLength: 254,
  },
  { name: 'phone', type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: 30 },
] as const;

type FieldProps = {
  label: ReactNode;
  hint?: string | undefined;
  fault: string | undefined;
  as?: 'input' | 'textarea';
} & Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'ref'>;

function Field({ label, hint, fault, as: Control = 'input', ...control }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, fault && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <Control
        id={id}
        className="field"
        aria-invalid={fault !== undefined}
        aria-describedby={described || undefined}
        {...(control as object)}
      />
      {fault && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}

type WithdrawalFormProps = {
  /** Number and link token of the order that the shopper came from; '' without one. */
  orderNumber: string;
  token: string;
  /** Other ways to withdraw, for browsers without script. */
  otherWays: ReactNode;
  renderReceived: (received: Received) => ReactNode;
};

/** Asks for one way to find the purchase, and no reason: the law allows no more. */
export function WithdrawalForm({ orderNumber, token, otherWays, renderReceived }: WithdrawalFormProps) {
  const { faults, alert, sending, received, onSubmit, onEdit } = useWithdrawalForm(token);
  const isHydrated = useHydrated();
  if (received) return renderReceived(received);
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void onSubmit(event)}
      onInput={onEdit}
      className="relative flex flex-col gap-5 rounded-hero bg-white p-5 sm:p-8"
    >
      <p role="alert" className="rounded-input bg-danger-soft p-3 font-medium text-danger empty:hidden">
        {alert}
      </p>
      <p className="font-semibold">{texts.oneIsEnough}</p>
      {FIELDS.map((field) => (
        <Field
          key={`${field.name} ${field.name === 'orderNumber' ? orderNumber : ''}`}
          label={texts[field.name]}
          hint={field.name === 'orderNumber' ? texts.orderHint : undefined}
          fault={faults[field.name]}
          defaultValue={field.name === 'orderNumber' ? orderNumber : ''}
          {...field}
        />
      ))}
      <Field
        as="textarea"
        name="message"
        rows={3}
        maxLength={2000}
        label={
          <>
            {texts.message} <span className="font-normal text-muted">{texts.optional}</span>
          </>
        }
        hint={texts.messageHint}
        fault={faults.message}
      />
      <Honeypot label={texts.honeypot} />
      {/* `disabled` would drop the focus while sending; the form ignores a second press. */}
      <button
        type="submit"
        className="btn btn-primary self-start aria-disabled:opacity-55"
        disabled={!isHydrated}
        aria-disabled={sending}
      >
        {sending ? texts.sending : texts.send}
        <Icon name="send" className="size-4" />
      </button>
      <noscript>
        <p className="text-sm text-muted">{texts.noScript}</p>
        {otherWays}
      </noscript>
    </form>
  );
}
