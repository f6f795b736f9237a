import { useId, type ComponentProps } from 'react';
import { REGRET_SUBJECT, type SiteContent } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { sections } from '#shared/paths.ts';
import { useHydrated } from '#shared/hydration/use-hydrated.ts';
import { texts } from './texts.ts';
import { useContactForm } from './use-contact-form.ts';

type FieldProps = { label: string; fault: string | undefined; optional?: boolean } & ComponentProps<'input'>;

function Field({ label, fault, optional, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {label} {optional && <span className="font-normal text-muted">{texts.optional}</span>}
      </label>
      <input
        id={id}
        className="field"
        aria-required={!optional}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && `${id}-error`}
        {...input}
      />
      {fault && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}

function MessageField({ fault, preset }: { fault: string | undefined; preset: string }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {texts.message}
      </label>
      <textarea
        id={id}
        name="message"
        defaultValue={preset}
        rows={5}
        maxLength={2000}
        className="field"
        aria-required="true"
        aria-invalid={fault !== undefined}
        aria-describedby={fault && `${id}-error`}
      />
      {fault && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}

// People never meet this field; whatever fills it in is not one of them.
function Trap() {
  const id = useId();
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label htmlFor={id}>{texts.trap}</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

function RegretCode({ code }: { code: string }) {
  return (
    <>
      {texts.regretCode} <strong className="whitespace-nowrap select-all">{code}</strong>
      {texts.regretKeep}
    </>
  );
}

type ContactFormProps = { content: SiteContent['contact']; subject: string };

/** The form that writes to the shop. */
export function ContactForm({ content, subject }: ContactFormProps) {
  const { faults, alert, sending, sent, code, onSubmit, onEdit } = useContactForm(content.responseMessage);
  // Sent by the browser alone, what was written would be lost.
  const ready = useHydrated();
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
        <Field label={texts.name} name="name" autoComplete="name" maxLength={120} fault={faults.name} />
        <Field
          label={texts.email}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          maxLength={254}
          fault={faults.email}
        />
        <Field
          label={texts.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={30}
          optional
          fault={faults.phone}
        />
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
      {/* The law asks for no reason: who regrets a purchase has only to say which. */}
      <MessageField
        key={`message ${subject}`}
        fault={faults.message}
        preset={subject === REGRET_SUBJECT ? texts.regret : ''}
      />
      <Trap />
      {/* Disabled while it sends, it would lose the focus of whoever pressed it; a second press is passed over. */}
      <button
        type="submit"
        className="btn btn-primary self-start aria-disabled:opacity-55"
        disabled={!ready}
        aria-disabled={sending}
      >
        {sending ? texts.sending : texts.send}
        <Icon name="send" className="size-4" />
      </button>
      <noscript>
        <p className="text-sm text-muted">{texts.noScript}</p>
      </noscript>
      <p role="status" className="rounded-input bg-success-soft p-3 font-medium text-success empty:hidden">
        {code ? <RegretCode code={code} /> : sent}
      </p>
      {content.responseDisclaimer && (
        <p className="text-sm whitespace-pre-line text-muted">{content.responseDisclaimer}</p>
      )}
    </form>
  );
}
