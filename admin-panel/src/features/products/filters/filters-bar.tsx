import { type Category } from '@shop/contract';
import { categoryOptions, unknownOptions } from '#shared/category-options.ts';
import { Button } from '#ui/button.tsx';
import { Options } from '#ui/form/input.tsx';
import { FilterSelect } from '#shared/list-filters/filter-select.tsx';
import { SearchField } from '#shared/list-filters/search-field.tsx';
import { type ProductFilters, type StatusFilter, activeFilterCount, noFilters } from './product-filters.ts';
import { texts } from '../texts.ts';

type FiltersBarProps = {
  filters: ProductFilters;
  categories: readonly Category[];
  onChange: (part: Partial<ProductFilters>) => void;
};

const statuses: { value: StatusFilter; label: string }[] = [
  { value: 'all', label: texts.allStatuses },
  { value: 'active', label: texts.onlyActive },
  { value: 'inactive', label: texts.onlyInactive },
  { value: 'deleted', label: texts.onlyDeleted },
];

function CategoryField({ filters, categories, onChange }: FiltersBarProps) {
  const known = categoryOptions(categories);
  return (
    <FilterSelect
      label={texts.category}
      value={filters.category}
      onChoice={(category) => onChange({ category })}
    >
      <option value="">{texts.allCategories}</option>
      <Options options={[...unknownOptions([filters.category], known), ...known]} />
    </FilterSelect>
  );
}

const StatusField = ({ filters, onChange }: Pick<FiltersBarProps, 'filters' | 'onChange'>) => (
  <FilterSelect
    label={texts.status}
    value={filters.status}
    onChoice={(status) => onChange({ status: status as StatusFilter })}
  >
    <Options options={statuses} />
  </FilterSelect>
);

export function FiltersBar({ filters, categories, onChange }: FiltersBarProps) {
  const active = activeFilterCount(filters);
  return (
    <section aria-label={texts.filters} className="rounded-panel border border-line bg-panel p-4">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-4">
        {filters.status !== 'deleted' && (
          <>
            <SearchField
              label={texts.search}
              className="sm:col-span-2"
              placeholder={texts.searchPlaceholder}
              search={filters.search}
              onSearch={(search) => onChange({ search })}
            />
            <CategoryField filters={filters} categories={categories} onChange={onChange} />
          </>
        )}
        <StatusField filters={filters} onChange={onChange} />
      </div>
      {active > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {texts.filtersOn(active)}
          <Button variant="link" size="sm" onClick={() => onChange(noFilters)}>
            {texts.clearFilters}
          </Button>
        </p>
      )}
    </section>
  );
}
