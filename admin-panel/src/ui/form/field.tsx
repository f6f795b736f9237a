import { unfoldAround } from '../layout/unfold.ts';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { texts } from '../texts.ts';
import { Options, Select, type SelectOption } from './input.tsx';

export type FieldControl = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type FieldProps = {
  label: ReactNode;
  /** Renders the control, which must spread the received props. */
  children: (control: FieldControl) => ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  optional?: boolean;
  hideLabel?: boolean | undefined;
  /** Fixed id for links from an error summary. */
  id?: string;
  className?: string | undefined;
};

const ids = (id: string, hint: boolean, error: boolean) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

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

type SelectFieldProps = Pick<ComponentProps<typeof Field>, 'label' | 'hideLabel' | 'className' | 'error'> &
  Pick<ComponentProps<'select'>, 'value' | 'disabled' | 'children'> & {
    onValue: (value: string) => void;
    options?: readonly SelectOption[];
  };

export const SelectField = (props: SelectFieldProps) => {
  const { label, hideLabel, className, error, onValue, options = [], children, ...select } = props;
  return (
    <Field label={label} hideLabel={hideLabel} className={className} error={error}>
      {(control) => (
        <Select {...control} {...select} onChange={({ target }) => onValue(target.value)}>
          {children}
          <Options options={options} />
        </Select>
      )}
    </Field>
  );
};

export const FieldError = ({ id, message }: { id?: string; message: string }) => (
  <p id={id} className="text-sm font-medium text-danger">
    {message}
  </p>
);

// Defined once: React calls a new ref function on every render, which would steal the focus.
const takeFocus = (node: HTMLElement | null) => node?.focus();

type ErrorSummaryProps = {
  errors: { message: string; fieldId?: string }[];
  /** Called before the field is focused, so that a hidden one can be shown. */
  onPick?: (fieldId: string) => void;
};

/** List of a form's errors with links to their fields; takes the focus when it appears. */
export const ErrorSummary = ({ errors, onPick }: ErrorSummaryProps) =>
  errors.length === 0 ? null : (
    <div
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
                  const field = document.getElementById(fieldId);
                  unfoldAround(field);
                  field?.focus();
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
