import { groupDigits, type SiteContentInput } from '@shop/contract';
import { get, useController, useFormContext, type FieldPath } from 'react-hook-form';
import { numberFromDigits } from '#ui/form/digits.ts';
import { DigitsInput } from '#ui/form/digits-input.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input, Textarea } from '#ui/form/input.tsx';
import { Switch } from '#ui/form/switch.tsx';

export type ContentPath = FieldPath<SiteContentInput>;

type FieldProps = {
  name: ContentPath;
  label: string;
  hint?: string;
};

export const controlId = (path: string): string => `content-${path.replaceAll('.', '-')}`;

export const tabOfControl = (id: string): string => id.split('-')[1] ?? '';

function useFault(name: ContentPath): string | undefined {
  const { formState } = useFormContext<SiteContentInput>();
  const fault: unknown = get(formState.errors, name);
  return typeof fault === 'object' && fault !== null && 'message' in fault
    ? String(fault.message)
    : undefined;
}

type TextProps = FieldProps & { type?: 'text' | 'url'; inputMode?: 'text' | 'url' | 'numeric' };

export function TextField({ name, label, hint, type = 'text', inputMode }: TextProps) {
  const { register } = useFormContext<SiteContentInput>();
  return (
    <Field id={controlId(name)} label={label} hint={hint} error={useFault(name)}>
      {(control) => (
        <Input {...control} {...register(name)} type={type} inputMode={inputMode} autoComplete="off" />
      )}
    </Field>
  );
}

export function ParagraphField({ name, label, hint, rows = 3 }: FieldProps & { rows?: number }) {
  const { register } = useFormContext<SiteContentInput>();
  return (
    <Field id={controlId(name)} label={label} hint={hint} error={useFault(name)}>
      {(control) => <Textarea {...control} {...register(name)} rows={rows} />}
    </Field>
  );
}

/** Edits whole pesos; anything but digits counts as 0. */
export function PesosField({ name, label, hint, placeholder = '0' }: FieldProps & { placeholder?: string }) {
  const { value, onBlur, onChange } = useController<SiteContentInput>({ name }).field;
  return (
    <Field id={controlId(name)} label={label} hint={hint} error={useFault(name)}>
      {(control) => (
        <DigitsInput
          {...control}
          name={name}
          onBlur={onBlur}
          value={value ? groupDigits(String(value)) : ''}
          format={groupDigits}
          onValue={(typed) => onChange(numberFromDigits(typed))}
          placeholder={placeholder}
        />
      )}
    </Field>
  );
}

export function SwitchField({ name, label }: FieldProps) {
  const { ref, value, onChange } = useController<SiteContentInput>({ name }).field;
  const id = controlId(name);
  return (
    <div className="flex min-h-11 items-center gap-3">
      <Switch id={id} ref={ref} checked={value === true} onCheckedChange={onChange} />
      <label htmlFor={id} className="text-ink text-sm font-semibold">
        {label}
      </label>
    </div>
  );
}
