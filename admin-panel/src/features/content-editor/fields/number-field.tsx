import { type SiteContentInput } from '@shop/contract';
import { get, useController, useFormContext } from 'react-hook-form';
import { digitsOnly, numberFromDigits } from '#ui/form/digits.ts';
import { DigitsInput } from '#ui/form/digits-input.tsx';
import { Field } from '#ui/form/field.tsx';
import { controlId, type ContentPath } from './content-fields.tsx';

type NumberFieldProps = { name: ContentPath; label: string; hint?: string };

/** Edits a whole number; anything but digits counts as 0. */
export function NumberField({ name, label, hint }: NumberFieldProps) {
  const { formState } = useFormContext<SiteContentInput>();
  const { value, onBlur, onChange } = useController<SiteContentInput>({ name }).field;
  const fault = get(formState.errors, name) as { message?: string } | undefined;
  return (
    <Field id={controlId(name)} label={label} hint={hint} error={fault?.message}>
      {(control) => (
        <DigitsInput
          {...control}
          name={name}
          onBlur={onBlur}
          value={String(value ?? 0)}
          format={digitsOnly}
          onValue={(typed) => onChange(numberFromDigits(typed))}
        />
      )}
    </Field>
  );
}
