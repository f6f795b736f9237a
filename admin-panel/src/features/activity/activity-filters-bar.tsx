import { businessDay } from '@shop/contract';
import { FilterSelect } from '#shared/list-filters/filter-select.tsx';
import { SearchField } from '#shared/list-filters/search-field.tsx';
import { useFilterField } from '#shared/list-filters/use-filter-field.ts';
import { type SetFilters } from '#shared/list-filters/use-list-filters.ts';
import { Field } from '#ui/form/field.tsx';
import { Input, Options } from '#ui/form/input.tsx';
import { actorText } from './activity-entry.tsx';
import { type ActivityFilters, KINDS } from './activity-filters.ts';
import { texts } from './texts.ts';

const t = texts.filters;

const kindOptions = [
  { value: '', label: t.allKinds },
  ...KINDS.map((value) => ({ value, label: t.kinds[value] })),
];

type DayProps = { label: string; day: string; onDay: (day: string) => void };

function Day({ label, day, onDay }: DayProps) {
  const { value, setValue, request } = useFilterField(day, onDay);
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          type="date"
          value={value}
          max={businessDay(new Date())}
          onChange={({ target }) => {
            setValue(target.value);
            // While a year is typed, its value is 2, 20 and 202 first.
            if (target.value === '' || target.value >= '2000') request(target.value);
          }}
        />
      )}
    </Field>
  );
}

type BarProps = {
  filters: ActivityFilters;
  actors: readonly string[];
  onFilters: SetFilters<ActivityFilters>;
};

export function ActivityFiltersBar({ filters, actors, onFilters }: BarProps) {
  // A person of the address stays to be chosen while the list of people loads.
  const people = [...new Set([...actors, ...(filters.actor ? [filters.actor] : [])])];
  const actorOptions = [
    { value: '', label: t.allActors },
    ...people.map((value) => ({ value, label: actorText(value) })),
  ];
  return (
    <div className="grid grid-cols-2 gap-3 border-b border-line p-3 lg:grid-cols-[2fr_1fr_1fr_auto_auto]">
      <SearchField
        className="col-span-2 lg:col-span-1"
        label={t.search}
        placeholder={t.placeholder}
        search={filters.search}
        onSearch={(search) => onFilters({ search })}
      />
      <FilterSelect label={t.actor} value={filters.actor} onChoice={(actor) => onFilters({ actor })}>
        <Options options={actorOptions} />
      </FilterSelect>
      <FilterSelect
        label={t.kind}
        value={filters.kind}
        onChoice={(kind) => onFilters({ kind: kind as ActivityFilters['kind'] })}
      >
        <Options options={kindOptions} />
      </FilterSelect>
      <Day label={t.from} day={filters.from} onDay={(from) => onFilters({ from })} />
      <Day label={t.to} day={filters.to} onDay={(to) => onFilters({ to })} />
    </div>
  );
}
