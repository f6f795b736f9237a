import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { texts } from '../texts.ts';

/** What a control needs to be tied to its label, hint and error. */
export type FieldControl = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type FieldProps = {
  label: ReactNode;
  /** The control; spread what it receives on the input. */
  children: (control: FieldControl) => ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  optional?: boolean;
  hideLabel?: boolean;
  /** Fixes the id, so that an error summary can link to it. */
  id?: string;
  className?: string;
};

const ids = (id: string, hint: boolean, error: boolean) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

/** A label, its control, a hint and an error, tied together for every reader. */
export function Field({ label, children, error, hint, optional, hideLabel, id, className }: FieldProps) {
  const made = useId();
  const own = id ?? made;
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={own} className={hideLabel ? 'sr-only' : 'text-sm font-semibold text-ink'}>
        {label} {optional && <span className="font-normal text-muted">{texts.optional}</span>}
      </label>
      {children({
        id: own,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': ids(own, Boolean(hint), Boolean(error)),
      })}
      {hint && (
        <p id={`${own}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${own}-error`} message={error} />}
    </div>
  );
}

/** The words of one field's error. */
export const FieldError = ({ id, message }: { id?: string; message: string }) => (
  <p id={id} className="text-sm font-medium text-danger">
    {message}
  </p>
);

// One function for all renders: React would call a new one, and take the focus from who is typing, at each.
const takeFocus = (node: HTMLElement | null) => node?.focus();

type ErrorSummaryProps = {
  errors: { message: string; fieldId?: string }[];
  id?: string;
  /** Called before the field of an error takes the focus: it may have to be shown first. */
  onPick?: (fieldId: string) => void;
};

/** Several errors together, at the top of a form; gets the focus when it appears, so that nobody misses it. */
export const ErrorSummary = ({ errors, id, onPick }: ErrorSummaryProps) =>
  errors.length === 0 ? null : (
    <div
      id={id}
      role="alert"
      tabIndex={-1}
      ref={takeFocus}
      className="rounded-panel border border-danger bg-danger-soft p-4 text-ink"
    >
      <h2 className="mb-1 font-semibold text-danger">{texts.problem}</h2>
      <ul className="list-disc space-y-0.5 pl-5">
        {errors.map(({ message, fieldId }) => (
          <li key={`${fieldId}${message}`}>
            {fieldId ? (
              <a
                className="inline-block min-h-6 underline underline-offset-2"
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  onPick?.(fieldId);
                  document.getElementById(fieldId)?.focus();
                }}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
