import type { ComponentProps, ReactNode } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { texts } from '../texts.ts';

type FormFieldProps = {
  registration: UseFormRegisterReturn;
  label: string;
  hint?: string;
  error: FieldError | undefined;
  optional?: boolean;
  as?: 'input' | 'textarea';
  children?: ReactNode;
} & Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'children' | 'ref'>;

export function FormField({
  registration,
  label,
  hint,
  error,
  optional,
  as: Control = 'input',
  children,
  ...control
}: FormFieldProps) {
  const id = `checkout-${registration.name}`;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
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
      <Control
        id={id}
        className="field"
        aria-invalid={error !== undefined}
        aria-describedby={describedBy || undefined}
        aria-required={Control === 'input' ? !optional : undefined}
        {...(control as object)}
        {...registration}
      />
      {children}
    </div>
  );
}
