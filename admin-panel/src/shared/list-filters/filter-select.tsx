import { type ComponentProps } from 'react';
import { SelectField } from '#ui/form/field.tsx';
import { useFilterField } from './use-filter-field.ts';

type FilterSelectProps = Omit<ComponentProps<typeof SelectField>, 'value' | 'onValue'> & {
  value: string;
  onChoice: (value: string) => void;
};

/** Shows a choice before the address has changed. */
export function FilterSelect({ value: addressValue, onChoice, ...rest }: FilterSelectProps) {
  const { value, setValue, request } = useFilterField(addressValue, onChoice);
  const choose = (choice: string) => {
    setValue(choice);
    request(choice);
  };
  return <SelectField {...rest} value={value} onValue={choose} />;
}
