import { useId, type ComponentProps, type ReactNode } from 'react';

type TextFieldProps = {
  label: ReactNode;
  hint?: string | undefined;
  fault: string | undefined;
  as?: 'input' | 'textarea';
} & Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'ref'>;

/** Shows a text field with its hint and fault. */
export function TextField({ label, hint, fault, as: Control = 'input', ...control }: TextFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, fault && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <Control
        id={id}
        className="field"
        aria-invalid={fault !== undefined}
        aria-describedby={described || undefined}
        {...(control as object)}
      />
      {fault && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}
