import { Options, type SelectOption } from '#ui/form/input.tsx';
import { DayFilter } from './day-filter.tsx';
import { FilterSelect } from './filter-select.tsx';
import { SearchField } from './search-field.tsx';

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
