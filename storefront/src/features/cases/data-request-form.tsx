import { useState } from 'react';
import { EMAIL_LENGTH, type DataRequest } from '@shop/contract';
import { useRememberedContact } from '#shared/order/own/remembered-contact.ts';
import { TextField } from '#shared/ui/text-field.tsx';
import { CaseForm } from './case-form.tsx';
import { myDataTexts as texts } from './my-data-texts.ts';
import type { useDataRequest } from './use-data-request.ts';

const REQUESTS = ['access', 'rectification', 'deletion'] as const satisfies readonly DataRequest[];

type ChoicesProps = { chosen: DataRequest; onChoose: (request: DataRequest) => void };

const Choices = ({ chosen, onChoose }: ChoicesProps) => (
  <fieldset className="flex flex-col gap-3">
    <legend className="mb-2 font-semibold">{texts.what}</legend>
    {REQUESTS.map((request) => (
      <label
        key={request}
        htmlFor={`request-${request}`}
        className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-panel border border-line p-4"
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
        <span className="font-medium">{texts.requests[request].label}</span>
        <span className="col-start-2 text-sm text-muted">{texts.requests[request].hint}</span>
      </label>
    ))}
  </fieldset>
);

const EMAIL = { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false } as const;
const PHONE = { type: 'tel', autoComplete: 'tel', inputMode: 'tel' } as const;

type DataRequestFormProps = Pick<
  ReturnType<typeof useDataRequest>,
  'faults' | 'alert' | 'sending' | 'onSubmit' | 'onEdit'
> & {
  /** Number and link token of the order that the shopper came from; '' without one. */
  orderNumber: string;
  token: string;
};

/** Asks what to do with the data, and for a contact where no link says who asks. */
export function DataRequestForm(props: DataRequestFormProps) {
  const { faults, alert, sending, onSubmit, onEdit, orderNumber, token } = props;
  const [request, setRequest] = useState<DataRequest>('access');
  const remembered = useRememberedContact();
  return (
    <CaseForm alert={alert} sending={sending} onSubmit={onSubmit} onEdit={onEdit} texts={texts}>
      <Choices chosen={request} onChoose={setRequest} />
      {token ? (
        <p className="rounded-panel bg-success-soft p-4 text-success">{texts.linked(orderNumber)}</p>
      ) : (
        <>
          <p className="font-semibold">{texts.who}</p>
          <TextField
            key={`email ${remembered?.email ?? ''}`}
            name="email"
            defaultValue={remembered?.email}
            label={texts.email}
            fault={faults.email}
            maxLength={EMAIL_LENGTH}
            {...EMAIL}
          />
          <TextField name="phone" label={texts.phone} fault={faults.phone} maxLength={30} {...PHONE} />
        </>
      )}
      <TextField
        as="textarea"
        name="message"
        rows={3}
        maxLength={2000}
        label={request === 'rectification' ? texts.message : texts.optionalMessage}
        {...(request === 'rectification' && { hint: texts.messageHint })}
        fault={faults.message}
      />
    </CaseForm>
  );
}
