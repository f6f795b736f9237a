import { useId, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import type { DataRequest } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { useHydrated } from '#shared/hydration/use-browser-value.ts';
import { Honeypot } from '#shared/ui/honeypot.tsx';
import { myDataTexts as texts } from './my-data-texts.ts';
import type { useDataRequest } from './use-data-request.ts';

const REQUESTS = ['access', 'rectification', 'deletion'] as const satisfies readonly DataRequest[];

type FieldProps = {
  label: string;
  hint?: string;
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

type ChoicesProps = { chosen: DataRequest; onChoose: (request: DataRequest) => void };

const Choices = ({ chosen, onChoose }: ChoicesProps) => (
  <fieldset className="flex flex-col gap-3">
    <legend className="mb-2 text-lg font-semibold">{texts.what}</legend>
    {REQUESTS.map((request) => (
      <label
        key={request}
        htmlFor={`request-${request}`}
        className="flex cursor-pointer gap-3 rounded-image border border-line p-4"
      >
        <input
          id={`request-${request}`}
          type="radio"
          name="request"
          value={request}
          checked={chosen === request}
          onChange={() => onChoose(request)}
          className="mt-1 size-5 shrink-0 accent-wine"
        />
        <span>
          <span className="font-medium">{texts.requests[request].label}</span>
          <span className="block text-sm text-muted">{texts.requests[request].hint}</span>
        </span>
      </label>
    ))}
  </fieldset>
);

const EMAIL = { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false } as const;
const PHONE = { type: 'tel', autoComplete: 'tel', inputMode: 'tel' } as const;

type DataRequestFormProps = Pick<
  ReturnType<typeof useDataRequest>,
  'faults' | 'alert' | 'sending' | 'send' | 'onEdit'
> & {
  /** Number and link token of the order that the shopper came from; '' without one. */
  orderNumber: string;
  token: string;
  otherWays: ReactNode;
};

/** Asks what to do with the data, and for a contact where no link says who asks. */
export function DataRequestForm(props: DataRequestFormProps) {
  const { faults, alert, sending, send, onEdit, orderNumber, token, otherWays } = props;
  const [request, setRequest] = useState<DataRequest>('access');
  const isHydrated = useHydrated();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = { ...Object.fromEntries(new FormData(form)), orderNumber, token };
    void send({ path: '/api/data-requests', body }, form);
  };
  return (
    <form
      noValidate
      method="post"
      onSubmit={onSubmit}
      onInput={onEdit}
      className="relative flex flex-col gap-5 rounded-hero bg-white p-5 sm:p-8"
    >
      <p role="alert" className="rounded-input bg-danger-soft p-3 font-medium text-danger empty:hidden">
        {alert}
      </p>
      <Choices chosen={request} onChoose={setRequest} />
      {token ? (
        <p className="rounded-image bg-success-soft p-4 text-success">{texts.linked(orderNumber)}</p>
      ) : (
        <>
          <p className="font-semibold">{texts.who}</p>
          <Field name="email" label={texts.email} fault={faults.email} maxLength={120} {...EMAIL} />
          <Field name="phone" label={texts.phone} fault={faults.phone} maxLength={30} {...PHONE} />
        </>
      )}
      <Field
        as="textarea"
        name="message"
        rows={3}
        maxLength={2000}
        label={request === 'rectification' ? texts.message : texts.optionalMessage}
        {...(request === 'rectification' && { hint: texts.messageHint })}
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
