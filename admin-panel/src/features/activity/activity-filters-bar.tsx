import { DayFilter } from '#shared/list-filters/day-filter.tsx';
import { FilterSelect } from '#shared/list-filters/filter-select.tsx';
import { SearchField } from '#shared/list-filters/search-field.tsx';
import { type SetFilters } from '#shared/list-filters/use-list-filters.ts';
import { Options } from '#ui/form/input.tsx';
import { actorText } from './activity-entry.tsx';
import { type ActivityFilters, KINDS } from './activity-filters.ts';
import { texts } from './texts.ts';

const t = texts.filters;

const kindOptions = [
  { value: '', label: t.allKinds },
  ...KINDS.map((value) => ({ value, label: t.kinds[value] })),
];

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
      <DayFilter label={t.from} canBeEmpty day={filters.from} onDay={(from) => onFilters({ from })} />
      <DayFilter label={t.to} canBeEmpty day={filters.to} onDay={(to) => onFilters({ to })} />
    </div>
  );
}
