import { type ComponentProps } from 'react';
import { WITHDRAWAL_SUBJECT, type SiteContent } from '@shop/contract';
import { sections } from '#shared/navigation/paths.ts';
import { FormEnd } from '#shared/ui/form-end.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { texts } from './texts.ts';
import { useContactForm } from './use-contact-form.ts';

const EMAIL = { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false } as const;
const FIELDS = [
  { name: 'name', autoComplete: 'name', maxLength: 120 },
  { name: 'email', ...EMAIL, maxLength: 254 },
  { name: 'phone', type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: 30, optional: true },
] as const;

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & { label: string; optional?: boolean };

const Field = ({ label, optional = false, ...field }: FieldProps) => (
  <TextField
    label={
      <>
        {label} {optional && <span className="font-normal text-muted">{texts.optional}</span>}
      </>
    }
    aria-required={!optional}
    {...field}
  />
);

function WithdrawalCode({ code }: { code: string }) {
  return (
    <>
      {texts.withdrawalCode} <strong className="whitespace-nowrap select-all">{code}</strong>
      {texts.withdrawalKeep}
    </>
  );
}

type ContactFormProps = { content: SiteContent['contact']; subject: string; orderNumber: string };

export function ContactForm({ content, subject, orderNumber }: ContactFormProps) {
  const { faults, alert, sending, sent, code, onSubmit, onEdit } = useContactForm(content.responseMessage);
  return (
    <form
      id={sections.message}
      noValidate
      method="post"
      onSubmit={onSubmit}
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
      <FormEnd sending={sending} texts={texts} />
      <p role="status" className="rounded-input bg-success-soft p-3 font-medium text-success empty:hidden">
        {code ? <WithdrawalCode code={code} /> : sent}
      </p>
      {content.responseDisclaimer && (
        <p className="text-sm whitespace-pre-line text-muted">{content.responseDisclaimer}</p>
      )}
    </form>
  );
}
