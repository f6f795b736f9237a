import { PRODUCT_SEARCH_DEBOUNCE_MS } from '@shop/contract';
import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { useNavigation } from 'react-router-dom';
import { SelectField } from '#ui/form/field.tsx';
import { Options, type SelectOption } from '#ui/form/input.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { DayFilter } from './day-filter.tsx';
import { useFilterField } from './use-filter-field.ts';

type SearchFieldProps = {
  label: string;
  placeholder: string;
  search: string;
  onSearch: (search: string) => void;
  hideLabel?: boolean;
  className?: string;
};

/** Searches after a pause, on Enter and on blur. */
export function SearchField({ label, placeholder, search, onSearch, ...look }: SearchFieldProps) {
  const { value, setValue, request } = useFilterField(search, onSearch);
  const isLeaving = useNavigation().state === 'loading';
  // A navigation under way must not be undone by a late search.
  const submit = () => (isLeaving ? undefined : request(value.trim()));
  const submitAfterPause = useEffectEvent(submit);
  useEffect(() => {
    const timer = setTimeout(() => submitAfterPause(), PRODUCT_SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return (
    <TextField
      label={label}
      {...look}
      type="search"
      maxLength={100}
      placeholder={placeholder}
      value={value}
      onValue={setValue}
      onBlur={submit}
      onKeyDown={(event) => event.key === 'Enter' && submit()}
    />
  );
}

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

/** Describes the field of one filter, whose name is that of its parameter. */
export type FilterField<F> = {
  name: keyof F & string;
  label: string;
  hideLabel?: boolean;
  className?: string;
} & (
  | { kind: 'search'; placeholder: string }
  | { kind: 'choice'; options: readonly SelectOption[]; replace?: boolean }
  | { kind: 'day' }
);

type FilterFieldsProps<F> = {
  filters: F;
  onFilters: (change: Partial<F>, options?: { replace: boolean }) => void;
  fields: readonly FilterField<F>[];
};

/** Shows fields that change the filters of a list. */
export const FilterFields = <F,>({ filters, onFilters, fields }: FilterFieldsProps<F>) =>
  fields.map((field) => {
    const { name, label, hideLabel, className } = field;
    const look = { label, hideLabel, className };
    const value = String(filters[name]);
    const change = (next: string, options?: { replace: boolean }) =>
      onFilters({ [name]: next } as Partial<F>, options);
    if (field.kind === 'search')
      return (
        <SearchField
          key={name}
          {...look}
          placeholder={field.placeholder}
          search={value}
          onSearch={(next) => change(next)}
        />
      );
    if (field.kind === 'day')
      return <DayFilter key={name} {...look} canBeEmpty day={value} onDay={(next) => change(next)} />;
    const { options, replace } = field;
    return (
      <FilterSelect
        key={name}
        {...look}
        value={value}
        onChoice={(next) => change(next, replace ? { replace } : undefined)}
      >
        <Options options={options} />
      </FilterSelect>
    );
  });

/** Returns the options of a choice of which none is made at first. */
export const withAll = <T extends string>(
  all: string,
  values: readonly T[],
  labels: Readonly<Record<T, string>>,
): SelectOption[] => [{ value: '', label: all }, ...values.map((value) => ({ value, label: labels[value] }))];
