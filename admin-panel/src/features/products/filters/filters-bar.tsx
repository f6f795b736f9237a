import { type Category, SMALL_SCREEN_PX } from '@shop/contract';
import { categoryName, categoryOptions, unknownOptions } from '#shared/category-options.ts';
import { Button } from '#ui/button.tsx';
import { useIsNarrowerThan } from '#shared/hooks/use-is-narrower-than.ts';
import { type FilterField, FilterFields } from '#shared/list-filters/filter-fields.tsx';
import { type ActiveFilter, FilterSheet } from '#shared/list-filters/filter-sheet.tsx';
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
const facts = [
  { value: 'all', label: texts.allFacts },
  ...(['missing', 'low'] as const).map((value) => ({ value, label: texts.factsOf[value] })),
];

function ChoiceFields({ filters, categories, onChange }: FiltersBarProps) {
  const known = categoryOptions(categories);
  const all = { value: '', label: texts.allCategories };
  const fields: FilterField<ProductFilters>[] = [
    {
      kind: 'choice',
      name: 'category',
      label: texts.category,
      options: [all, ...unknownOptions([filters.category], known), ...known],
    },
    { kind: 'choice', name: 'status', label: texts.status, options: statuses },
    { kind: 'choice', name: 'facts', label: texts.facts, options: facts },
  ];
  const shown = fields.filter(({ name }) => name === 'status' || filters.status !== 'deleted');
  return <FilterFields filters={filters} onFilters={onChange} fields={shown} />;
}

type SearchProps = Pick<FiltersBarProps, 'filters' | 'onChange'> & { hideLabel: boolean };

const ProductSearch = ({ filters, onChange, hideLabel }: SearchProps) => (
  <FilterFields
    filters={filters}
    onFilters={onChange}
    fields={[
      {
        kind: 'search',
        name: 'search',
        label: texts.search,
        hideLabel,
        className: 'sm:col-span-3 lg:col-span-2',
        placeholder: texts.searchPlaceholder,
      },
    ]}
  />
);

/** Lists the filters that are on beside the search, which a phone shows anyway. */
function activeFilters({ filters, categories, onChange }: FiltersBarProps): ActiveFilter[] {
  const { category, status, facts } = filters;
  const statusName = statuses.find(({ value }) => value === status)?.label ?? '';
  const on = (label: string, off: Partial<ProductFilters>) => ({ label, onRemove: () => onChange(off) });
  return [
    category && on(texts.filterOn(texts.category, categoryName(categories, category)), { category: '' }),
    status !== 'all' && on(texts.filterOn(texts.status, statusName), { status: 'all' }),
    facts !== 'all' && on(texts.factsOf[facts], { facts: 'all' }),
  ].filter((one) => typeof one === 'object');
}

const PhoneBar = (props: FiltersBarProps) => (
  <div className="flex flex-col gap-2">
    {props.filters.status !== 'deleted' && <ProductSearch {...props} hideLabel />}
    <FilterSheet
      active={activeFilters(props)}
      onClear={() => props.onChange({ category: '', status: 'all', facts: 'all' })}
    >
      <ChoiceFields {...props} />
    </FilterSheet>
  </div>
);

function WideBar(props: FiltersBarProps) {
  const { filters, onChange } = props;
  const active = activeFilterCount(filters);
  return (
    <>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {filters.status !== 'deleted' && <ProductSearch {...props} hideLabel={false} />}
        <ChoiceFields {...props} />
      </div>
      {active > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {texts.filtersOn(active)}
          <Button variant="link" size="sm" onClick={() => onChange(noFilters)}>
            {texts.clearFilters}
          </Button>
        </p>
      )}
    </>
  );
}

/** Filters of the products, folded on a phone. */
export function FiltersBar(props: FiltersBarProps) {
  const isPhone = useIsNarrowerThan(SMALL_SCREEN_PX);
  return (
    <section aria-label={texts.filters} className="rounded-panel border border-line bg-panel p-3 sm:p-4">
      {isPhone ? <PhoneBar {...props} /> : <WideBar {...props} />}
    </section>
  );
}
