import { type ComponentProps, useState } from 'react';
import {
  WITHDRAWAL_SUBJECT,
  type SiteContent,
  CONTACT_SUCCESS_MS,
  type ContactMessageInput,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useTimedMessage } from '@shop/web-kit/hooks';
import { sections } from '#shared/navigation/paths.ts';
import { FormEnd } from '#shared/ui/form-end.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { pageEndpoints } from '#shared/calls/load-calls.ts';
import { FieldFaults, usePublicForm } from '#shared/ui/use-public-form.ts';
import { texts } from './texts.ts';
import { neededPart } from '@shop/web-kit/loading';

// The specification has one text for every failure.
async function send(body: ContactMessageInput) {
  try {
    const { sendContactMessage } = await pageEndpoints();
    return await call(sendContactMessage, { body });
  } catch {
    throw new Error(texts.failed);
  }
}

/** Sends the contact form and empties it. */
function useContactForm(responseMessage: string) {
  const [code, setCode] = useState<string | null>(null);
  const success = useTimedMessage(CONTACT_SUCCESS_MS);
  const form = usePublicForm(async (element) => {
    const { validateMessage } = await neededPart(() => import('./validate-message.ts'));
    const checked = validateMessage(Object.fromEntries(new FormData(element ?? undefined)));
    if (!checked.success) throw new FieldFaults(checked.error.issues);
    const answer = await send(checked.data);
    element?.reset();
    setCode(answer.code ?? null);
    if (!answer.code) success.show(responseMessage);
  }, texts.failed);
  return { ...form, sent: success.message, code };
}

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
      <h3 className="font-serif text-h3">{content.formTitle}</h3>
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
