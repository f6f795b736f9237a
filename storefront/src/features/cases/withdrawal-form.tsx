import type { ReactNode } from 'react';
import { TextField } from '#shared/ui/text-field.tsx';
import { CaseForm } from './case-form.tsx';
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

type WithdrawalFormProps = {
  /** Number and link token of the order that the shopper came from; '' without one. */
  orderNumber: string;
  token: string;
  sendsMail: boolean;
  renderReceived: (received: Received) => ReactNode;
};

/** Asks for one way to find the purchase, and no reason: the law allows no more. */
export function WithdrawalForm({ orderNumber, token, sendsMail, renderReceived }: WithdrawalFormProps) {
  const orderHint = sendsMail ? texts.mailedOrderHint : texts.orderHint;
  const { faults, alert, sending, received, onSubmit, onEdit } = useWithdrawalForm(token);
  if (received) return renderReceived(received);
  return (
    <CaseForm alert={alert} sending={sending} onSubmit={onSubmit} onEdit={onEdit} texts={texts}>
      <p className="font-semibold">{texts.oneIsEnough}</p>
      {FIELDS.map((field) => (
        <TextField
          key={`${field.name} ${field.name === 'orderNumber' ? orderNumber : ''}`}
          label={texts[field.name]}
          hint={field.name === 'orderNumber' ? orderHint : undefined}
          fault={faults[field.name]}
          defaultValue={field.name === 'orderNumber' ? orderNumber : ''}
          {...field}
        />
      ))}
      <TextField
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
    </CaseForm>
  );
}
