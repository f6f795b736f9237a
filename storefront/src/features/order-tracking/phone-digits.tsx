import { useRef, useState, type FormEvent } from 'react';
import { DIGITS_PARAM, ORDER_PARAM, paths } from '#shared/navigation/paths.ts';
import { useRememberedContact } from '#shared/order/own/remembered-contact.ts';
import { texts } from './texts.ts';

type PhoneDigitsProps = {
  orderNumber: string;
  /** The digits that were tried and are wrong; null before. */
  digits: string | null;
  onDigits: (digits: string) => void;
};

const own = texts.digits;

/** Asks for the last digits of the phone, as the owner decided; a plain GET form that works without script. */
export function PhoneDigits({ orderNumber, digits, onDigits }: PhoneDigitsProps) {
  const input = useRef<HTMLInputElement>(null);
  const remembered = useRememberedContact()?.phone.replace(/\D/g, '').slice(-4) ?? '';
  const [error, setError] = useState<string | null>(digits === null ? null : own.wrong);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = (input.current?.value ?? '').replace(/\D/g, '');
    if (typed.length === 4) return onDigits(typed);
    setError(own.format);
    input.current?.focus();
  };

  return (
    <section className="no-print border-t border-line p-5 sm:p-8">
      <h3 className="mb-2 font-semibold">{own.heading}</h3>
      <p id="tel-intro" className="mb-4 text-ink-soft">
        {own.intro} {own.link}
      </p>
      <form noValidate method="get" action={paths.tracking} onSubmit={onSubmit}>
        <input type="hidden" name={ORDER_PARAM} value={orderNumber} />
        <label htmlFor="tel" className="font-medium">
          {own.label}
        </label>
        <p id="tel-error" role="alert" className="text-sm font-medium text-danger empty:hidden">
          {error}
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <input
            key={remembered}
            ref={input}
            id="tel"
            name={DIGITS_PARAM}
            className="field w-32"
            defaultValue={digits === null ? remembered : ''}
            inputMode="numeric"
            autoComplete="off"
            pattern="[0-9]{4}"
            maxLength={4}
            aria-invalid={error !== null}
            aria-describedby={error ? 'tel-error' : 'tel-intro'}
            onInput={() => setError(null)}
          />
          <button type="submit" className="btn btn-primary">
            {own.show}
          </button>
        </div>
      </form>
    </section>
  );
}
