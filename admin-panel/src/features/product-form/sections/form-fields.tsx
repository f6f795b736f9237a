import { type ComponentProps, type ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { DigitsInput } from '#ui/form/digits-input.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input, Textarea } from '#ui/form/input.tsx';
import { fieldId, useFault } from '../form-context.ts';
import { digitsOnly } from '#ui/form/digits.ts';
import { type ProductFormValues } from '../values/product-form-values.ts';

type FieldProps = Pick<
  ComponentProps<typeof Field>,
  'label' | 'hint' | 'optional' | 'hideLabel' | 'className'
>;

type TextPath =
  | 'title'
  | 'description'
  | 'composition'
  | 'care'
  | 'origin'
  | 'manufacturer'
  | `pictures.${number}.url`
  | `pictures.${number}.alt`;

type TextFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'required' | 'maxLength' | 'placeholder' | 'inputMode' | 'spellCheck'> & {
    path: TextPath;
    rows?: number;
    error?: string | undefined;
  };

export function TextField({
  path,
  rows,
  error,
  label,
  hint,
  optional,
  hideLabel,
  className,
  ...input
}: TextFieldProps) {
  const register = useFormContext<ProductFormValues>().register(path);
  const fault = useFault(path) ?? error;
  return (
    <Field
      id={fieldId(path)}
      error={fault}
      label={label}
      hint={hint}
      optional={optional}
      hideLabel={hideLabel}
      className={className}
    >
      {(control) =>
        rows ? (
          <Textarea
            {...control}
            {...register}
            required={input.required}
            placeholder={input.placeholder}
            rows={rows}
          />
        ) : (
          <Input {...control} {...register} {...input} autoComplete="off" />
        )
      }
    </Field>
  );
}

type DigitsFieldProps = FieldProps & {
  path: 'price' | 'discount' | 'stock';
  maxLength: number;
  required?: boolean;
  readOnly?: boolean;
  format?: (typed: string) => string;
  /** Value that an empty field takes on blur. */
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
