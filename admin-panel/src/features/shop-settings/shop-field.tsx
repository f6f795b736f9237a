import { type ComponentProps, type ReactNode } from 'react';
import { type UseFormReturn } from 'react-hook-form';
import { Field } from '#ui/form/field.tsx';
import { Input, Options, Select, Textarea } from '#ui/form/input.tsx';
import { type ShopFormValues } from './shop-form-values.ts';
import { texts } from './texts.ts';

type Name = keyof ShopFormValues;

type ShopFieldProps = Omit<ComponentProps<'input'>, 'form' | 'name'> & {
  form: UseFormReturn<ShopFormValues>;
  name: Name;
  hint?: ReactNode;
  optional?: boolean;
  /** The law asks for it and the opening checks it; the form takes it empty. */
  byLaw?: boolean;
  options?: Record<string, string>;
  rows?: number;
};

export const labelOf = (name: Name): string => (name === 'coverageCities' ? texts.cities : texts[name]);

const LawfulLabel = ({ name }: { name: Name }) => (
  <>
    {labelOf(name)} <span className="font-normal text-muted">{texts.byLaw}</span>
  </>
);

export function ShopField({
  form,
  name,
  hint,
  optional = false,
  byLaw = false,
  options,
  rows,
  ...input
}: ShopFieldProps) {
  const register = form.register(name);
  return (
    <Field
      label={byLaw ? <LawfulLabel name={name} /> : labelOf(name)}
      hint={hint}
      optional={optional}
      error={form.formState.errors[name]?.message}
    >
      {(control) => {
        if (rows) return <Textarea {...control} {...register} rows={rows} />;
        if (!options) return <Input {...input} {...control} {...register} required={!optional && !byLaw} />;
        return (
          <Select {...control} {...register}>
            <Options options={Object.entries(options).map(([value, label]) => ({ value, label }))} />
          </Select>
        );
      }}
    </Field>
  );
}
