import type { ReactNode } from 'react';
import { useRememberedContact } from '#shared/order/own/remembered-contact.ts';
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

const EMPTY = { orderNumber: '', email: '', phone: '' };

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
  const remembered = useRememberedContact();
  // The number that came along is enough: nothing more of her is asked for.
  const known = orderNumber ? { orderNumber } : remembered;
  const begins = (name: keyof typeof EMPTY): string => ({ ...EMPTY, ...known })[name];
  if (received) return renderReceived(received);
  return (
    <CaseForm alert={alert} sending={sending} onSubmit={onSubmit} onEdit={onEdit} texts={texts}>
      <p className="font-semibold">{texts.oneIsEnough}</p>
      {FIELDS.map((field) => (
        <TextField
          key={`${field.name} ${begins(field.name)}`}
          label={texts[field.name]}
          hint={field.name === 'orderNumber' ? orderHint : undefined}
          fault={faults[field.name]}
          defaultValue={begins(field.name)}
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
