import { type ComponentProps } from 'react';
import { Field } from './field.tsx';
import { Select } from './input.tsx';

type SelectFieldProps = Pick<ComponentProps<typeof Field>, 'label' | 'hideLabel' | 'className'> &
  Pick<ComponentProps<'select'>, 'value' | 'disabled' | 'children'> & { onValue: (value: string) => void };

export const SelectField = ({ label, hideLabel, className, onValue, ...select }: SelectFieldProps) => (
  <Field label={label} hideLabel={hideLabel} className={className}>
    {(control) => <Select {...control} {...select} onChange={({ target }) => onValue(target.value)} />}
  </Field>
);
