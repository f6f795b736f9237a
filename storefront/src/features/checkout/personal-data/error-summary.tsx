import { useEffect, useRef } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { emptyValues, type CheckoutValues } from '../form-state/checkout-values.ts';
import { texts } from '../texts.ts';

type ErrorSummaryProps = { errors: FieldErrors<CheckoutValues>; attempt: number };

const NAMES = Object.keys(emptyValues) as (keyof CheckoutValues)[];

export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    const title = document.title;
    document.title = texts.errorTitle(title);
    return () => {
      document.title = title;
    };
  }, [attempt]);
  const faults = NAMES.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ name, message }] : [];
  });
  return (
    <div ref={box} tabIndex={-1} className="rounded-panel border-2 border-danger bg-danger-soft p-4 sm:p-5">
      <div role="alert">
        <h2 className="font-sans text-base font-semibold">{texts.errorsHeading}</h2>
        <ul className="mt-2 list-disc pl-5">
          {faults.map(({ name, message }) => (
            <li key={name}>
              <a
                href={`#checkout-${name}`}
                className="inline-flex min-h-11 items-center font-medium text-danger underline underline-offset-4"
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(`checkout-${name}`)?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
