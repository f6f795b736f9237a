import { type ComponentProps, type ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { type FieldForm, registered } from '#shared/resource/fields.tsx';
import { DigitsInput } from '#ui/form/digits-input.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { fieldId, useFault, useFormSurroundings } from '../form-context.ts';
import { digitsOnly } from '#ui/form/digits.ts';
import { type ProductFormValues } from '../values/product-form-values.ts';

type FieldProps = Pick<
  ComponentProps<typeof Field>,
  'label' | 'hint' | 'optional' | 'hideLabel' | 'className'
>;

/** Connects the described fields to the form, with its faults and the ids that its summary links to. */
export function usePlainForm(): FieldForm<ProductFormValues> {
  const form = registered(useFormContext<ProductFormValues>());
  const { faults } = useFormSurroundings();
  const faultOf = (path: string) => faults.find(({ field }) => field === path)?.message;
  return { ...form, faultOf, idOf: fieldId };
}

type PictureFieldProps = Pick<FieldProps, 'label' | 'className'> &
  Pick<ComponentProps<'input'>, 'required' | 'maxLength' | 'placeholder' | 'inputMode' | 'spellCheck'> & {
    path: `pictures.${number}.${'url' | 'alt'}`;
    error?: string | undefined;
  };

/** Edits a text of a picture, whose label is not shown. */
export function PictureField({ path, error, label, className, ...input }: PictureFieldProps) {
  const { register } = useFormContext<ProductFormValues>();
  return (
    <Field id={fieldId(path)} error={useFault(path) ?? error} label={label} hideLabel className={className}>
      {(control) => <Input {...control} {...register(path)} {...input} autoComplete="off" />}
    </Field>
  );
}

type DigitsFieldProps = FieldProps & {
  path: 'price' | 'discount' | 'stock';
  maxLength: number;
  required?: boolean;
  readOnly?: boolean;
  format?: (typed: string) => string;
  /** Value that an empty field takes on blur; it is typed over. */
  emptyValue?: string;
  unit?: ReactNode;
};

export function DigitsField({
  path,
  maxLength,
  required,
  readOnly = false,
  format = digitsOnly,
  emptyValue = '',
  unit,
  ...field
}: DigitsFieldProps) {
  const { value, onChange, onBlur } = useController<ProductFormValues, typeof path>({ name: path }).field;
  return (
    <Field id={fieldId(path)} error={useFault(path)} {...field}>
      {(control) => (
        <span className="relative block">
          {unit && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-muted"
            >
              {unit}
            </span>
          )}
          <DigitsInput
            {...control}
            required={required}
            readOnly={readOnly}
            maxLength={maxLength}
            className={unit ? 'pl-7 tabular-nums' : 'tabular-nums'}
            value={value}
            format={format}
            onValue={onChange}
            onFocus={({ target }) => emptyValue !== '' && target.select()}
            onBlur={() => {
              if (value === '' && emptyValue !== '') onChange(emptyValue);
              onBlur();
            }}
          />
        </span>
      )}
    </Field>
  );
}
