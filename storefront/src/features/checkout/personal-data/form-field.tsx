import type { ComponentProps, ReactNode } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { texts } from '../texts.ts';

type Shared = {
  registration: UseFormRegisterReturn;
  label: string;
  hint?: string;
  error: FieldError | undefined;
  optional?: boolean;
  /** Below the field, as a counter or a suggestion. */
  children?: ReactNode;
};
type InputProps = Shared & Omit<ComponentProps<'input'>, 'children'>;
type TextareaProps = Shared & Omit<ComponentProps<'textarea'>, 'children'>;

const idOf = ({ name }: UseFormRegisterReturn) => `checkout-${name}`;

const described = ({ registration, hint, error }: Shared) => {
  const id = idOf(registration);
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
};

function Frame({
  registration,
  label,
  hint,
  error,
  optional,
  children,
  field,
}: Shared & { field: ReactNode }) {
  const id = idOf(registration);
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {label} {optional && <span className="font-normal text-muted">{texts.optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error.message}
        </p>
      )}
      {field}
      {children}
    </div>
  );
}

/** A labelled input with its hint and its error. */
export function TextField({ registration, label, hint, error, optional, children, ...input }: InputProps) {
  const shared = { registration, label, hint, error, optional };
  return (
    <Frame
      {...shared}
      field={
        <input
          id={idOf(registration)}
          className="field"
          aria-invalid={error !== undefined}
          aria-describedby={described(shared)}
          aria-required={!optional}
          {...input}
          {...registration}
        />
      }
    >
      {children}
    </Frame>
  );
}

/** A labelled text of several lines. */
export function NotesField({ registration, label, hint, error, optional, children, ...area }: TextareaProps) {
  const shared = { registration, label, hint, error, optional };
  return (
    <Frame
      {...shared}
      field={
        <textarea
          id={idOf(registration)}
          className="field"
          rows={3}
          aria-invalid={error !== undefined}
          aria-describedby={described(shared)}
          {...area}
          {...registration}
        />
      }
    >
      {children}
    </Frame>
  );
}
