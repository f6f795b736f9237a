import { useId, type ComponentProps } from 'react';
import { WITHDRAWAL_SUBJECT, type SiteContent } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { sections } from '#shared/navigation/paths.ts';
import { useHydrated } from '#shared/hydration/use-browser-value.ts';
import { Honeypot } from '#shared/ui/honeypot.tsx';
import { texts } from './texts.ts';
import { useContactForm } from './use-contact-form.ts';

const EMAIL = { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false } as const;
const FIELDS = [
  { name: 'name', autoComplete: 'name', maxLength: 120 },
  { name: 'email', ...EMAIL, maxLength: 254 },
  { name: 'phone', type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: 30, optional: true },
] as const;

type FieldProps = {
  label: string;
  fault: string | undefined;
  optional?: boolean;
  as?: 'input' | 'textarea';
} & Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'ref'>;

function Field({ label, fault, optional, as: Control = 'input', ...control }: FieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {label} {optional && <span className="font-normal text-muted">{texts.optional}</span>}
      </label>
      <Control
        id={id}
        className="field"
        aria-required={!optional}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && `${id}-error`}
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

function WithdrawalCode({ code }: { code: string }) {
  return (
    <>
      {texts.withdrawalCode} <strong className="whitespace-nowrap select-all">{code}</strong>
      {texts.withdrawalKeep}
    </>
  );
}

type ContactFormProps = { content: SiteContent['contact']; subject: string; orderNumber?: string };

export function ContactForm({ content, subject, orderNumber = '' }: ContactFormProps) {
  const { faults, alert, sending, sent, code, onSubmit, onEdit } = useContactForm(content.responseMessage);
  // Sent by the browser without script, the message would be lost.
  const isHydrated = useHydrated();
  return (
    <form
      id={sections.message}
      noValidate
      method="post"
      onSubmit={(event) => void onSubmit(event)}
      onInput={onEdit}
      className="relative flex flex-col gap-4 rounded-hero bg-white p-5 sm:p-8"
    >
      <h3 className="font-serif text-2xl">{content.formTitle}</h3>
      {content.formDescription && <p className="text-ink-soft">{content.formDescription}</p>}
      <p className="text-sm text-muted">{texts.requiredNote}</p>
      <p role="alert" className="rounded-input bg-danger-soft p-3 font-medium text-danger empty:hidden">
        {alert}
      </p>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {FIELDS.map((field) => (
          <Field key={field.name} label={texts[field.name]} fault={faults[field.name]} {...field} />
        ))}
        <Field
          key={subject}
          label={texts.subject}
          name="subject"
          autoComplete="off"
          maxLength={160}
          defaultValue={subject}
          fault={faults.subject}
        />
      </div>
      {/* A withdrawal by law needs no reason, only the order number. */}
      <Field
        key={`message ${subject} ${orderNumber}`}
        as="textarea"
        label={texts.message}
        name="message"
        defaultValue={subject === WITHDRAWAL_SUBJECT ? texts.withdrawal(orderNumber) : ''}
        rows={5}
        maxLength={2000}
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
      </noscript>
      <p role="status" className="rounded-input bg-success-soft p-3 font-medium text-success empty:hidden">
        {code ? <WithdrawalCode code={code} /> : sent}
      </p>
      {content.responseDisclaimer && (
        <p className="text-sm whitespace-pre-line text-muted">{content.responseDisclaimer}</p>
      )}
    </form>
  );
}
