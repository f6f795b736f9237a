import { type ReactNode } from 'react';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/input.tsx';
import { useFilterField } from './use-filter-field.ts';

type FilterSelectProps = {
  label: string;
  value: string;
  onChoice: (value: string) => void;
  children: ReactNode;
  hideLabel?: boolean;
};

/** Select of a filter; shows a choice before the address has changed. */
export function FilterSelect({ label, value: addressValue, onChoice, children, ...look }: FilterSelectProps) {
  const { value, setValue, request } = useFilterField(addressValue, onChoice);
  return (
    <Field label={label} {...look}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => {
            setValue(target.value);
            request(target.value);
          }}
        >
          {children}
        </Select>
      )}
    </Field>
  );
}
