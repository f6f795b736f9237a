import { type ReactNode } from 'react';
import { FieldError } from '#ui/form/field.tsx';
import { fieldId, useFault } from '../form-context.ts';

type FormSectionProps = { title: string; hint?: string; children: ReactNode };

export const FormSection = ({ title, hint, children }: FormSectionProps) => (
  <section className="rounded-panel border border-line bg-panel p-5">
    <h2 className="text-base font-semibold">{title}</h2>
    {hint && <p className="mt-0.5 text-sm text-muted">{hint}</p>}
    <div className="mt-4 space-y-4">{children}</div>
  </section>
);

type GroupProps = { path: string; legend: string; hint?: ReactNode; children: ReactNode };

/** Groups controls that make one field; the error summary can link to it. */
export function FieldGroup({ path, legend, hint, children }: GroupProps) {
  const fault = useFault(path);
  const id = fieldId(path);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={[hint && `${id}-hint`, fault && `${id}-error`].filter(Boolean).join(' ') || undefined}
      className="min-w-0 space-y-3 rounded-panel border border-line bg-panel p-5"
    >
      <legend className="float-left mb-1 w-full text-base font-semibold">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="clear-both text-sm text-muted">
          {hint}
        </p>
      )}
      {fault && <FieldError id={`${id}-error`} message={fault} />}
      <div className="clear-both space-y-4">{children}</div>
    </fieldset>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
};

export const Choice = ({ name, label, checked, onChoose }: ChoiceProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 sm:min-h-8">
    <input
      type="radio"
      name={name}
      checked={checked}
      onChange={onChoose}
      className="size-5 shrink-0 accent-wine-solid"
    />
    {label}
  </label>
);
