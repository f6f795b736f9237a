import { IN_PLACE } from '#shared/navigation/paths.ts';
import { useNavigate } from '#shared/router/router.tsx';
import { texts } from '../texts.ts';
import { filterParam, SORTS, withFilters } from './catalog-filters.ts';
import { FilterForm, type FilterTarget } from './filter-form.tsx';

const PARAM = filterParam('sort');

export function SortForm({ filters, hrefOf, ...form }: FilterTarget) {
  const navigate = useNavigate();
  const options = form.isCategoryFixed ? SORTS : (['default', ...SORTS] as const);
  return (
    <FilterForm
      {...form}
      filters={{ ...filters, sort: null }}
      className="flex min-w-0 flex-1 basis-36 sm:basis-72 items-center justify-end gap-2"
    >
      <label htmlFor={PARAM} className="sr-only text-sm whitespace-nowrap text-ink-soft sm:not-sr-only">
        {texts.sortBy}
      </label>
      <select
        id={PARAM}
        name={PARAM}
        // Interaction replay would take an order restored by the browser for the shopper's choice.
        autoComplete="off"
        className="field min-h-11 w-auto min-w-0 py-2 pr-8"
        value={filters.sort ?? options[0]}
        onChange={({ target }) => {
          const sort = SORTS.find((known) => known === target.value) ?? null;
          navigate(hrefOf(withFilters(filters, { sort })), { state: IN_PLACE });
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {texts.sort[option]}
          </option>
        ))}
      </select>
      <noscript>
        <button className="chip">{texts.apply}</button>
      </noscript>
    </FilterForm>
  );
}
