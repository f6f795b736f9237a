import { useId, useState } from 'react';
import { Honeypot } from '#shared/ui/honeypot.tsx';
import { SendOrCancel } from '#shared/ui/form-end.tsx';
import { texts } from './texts.ts';
import { useStockAlertForm, type AlertWay, type AwaitedVariant } from './use-stock-alert-form.ts';

const WAYS = ['email', 'phone'] as const;
const EMAIL = { type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: 254 } as const;
const PHONE = { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: 30 } as const;

type WayProps = { way: AlertWay; onChange: (way: AlertWay) => void };

const WayChoice = ({ way, onChange }: WayProps) => (
  <fieldset>
    <legend className="text-sm">{texts.by}</legend>
    <div className="flex gap-5">
      {WAYS.map((option) => (
        <label key={option} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name="way"
            className="size-5 accent-wine"
            checked={way === option}
            onChange={() => onChange(option)}
          />
          {texts[option]}
        </label>
      ))}
    </div>
  </fieldset>
);

type ContactFieldProps = { way: AlertWay; isShown: boolean; fault: string | null };

// The other way's field is hidden, not gone: it keeps what was typed.
function ContactField({ way, isShown, fault }: ContactFieldProps) {
  const id = useId();
  return (
    <div hidden={!isShown} className="flex flex-col gap-1 [&[hidden]]:hidden">
      <label htmlFor={id} className="font-medium">
        {texts[`${way}Field`]}
      </label>
      <input
        id={id}
        name={way}
        className="field"
        spellCheck={false}
        aria-required
        aria-invalid={fault !== null}
        aria-describedby={`${id}-use ${id}-fault`}
        {...(way === 'email' ? EMAIL : PHONE)}
      />
      <p id={`${id}-fault`} role="alert" className="text-sm font-medium text-danger empty:hidden">
        {fault}
      </p>
      <p id={`${id}-use`} className="text-sm text-muted">
        {texts[`${way}Use`]}
      </p>
    </div>
  );
}

type FormProps = {
  variant: AwaitedVariant;
  byMail: boolean;
  onSent: (message: string) => void;
  onCancel: () => void;
};

export function StockAlertForm({ variant, byMail, onSent, onCancel }: FormProps) {
  const [chosen, setChosen] = useState<AlertWay>('email');
  const way = byMail ? chosen : 'phone';
  const { alert, sending, onSubmit } = useStockAlertForm(variant, way, onSent);
  const named = [variant.size && texts.size(variant.size), variant.color].filter(Boolean).join(', ');
  return (
    <form
      noValidate
      method="post"
      onSubmit={onSubmit}
      className="relative flex flex-col gap-4 rounded-panel border border-line bg-white p-4"
      aria-label={texts.open}
    >
      <p className="font-medium">{texts.heading(named)}</p>
      {byMail && <WayChoice way={way} onChange={setChosen} />}
      {WAYS.map((option) => (
        <ContactField
          key={option}
          way={option}
          isShown={option === way}
          fault={option === way ? alert : null}
        />
      ))}
      <Honeypot />
      <SendOrCancel sending={sending} texts={texts} onCancel={onCancel} />
    </form>
  );
}
