import { useNavigate } from '#shared/router/index.ts';
import { STAY } from '#shared/navigation/navigation-state.ts';
import { SORTS, withFilters, type CatalogFilters, type Sort } from './catalog-filters.ts';
import { KeptInputs } from './filter-form.tsx';
import { texts } from '../texts.ts';

type SortFormProps = {
  filters: CatalogFilters;
  hrefOf: (filters: CatalogFilters) => string;
  action: string;
  /** What the order is when none was chosen. */
  resting: Sort | 'default';
  /** True where the address itself says the category. */
  fixedCategory: boolean;
};

/** The order of the list: at once with script, by its button without. */
export function SortForm({ filters, hrefOf, action, resting, fixedCategory }: SortFormProps) {
  const navigate = useNavigate();
  const options = resting === 'default' ? (['default', ...SORTS] as const) : SORTS;
  return (
    <form
      action={action}
      method="get"
      className="flex min-w-0 flex-1 basis-36 sm:basis-72 items-center justify-end gap-2"
    >
      <KeptInputs filters={{ ...filters, sort: null }} fixedCategory={fixedCategory} />
      <label htmlFor="orden" className="sr-only text-sm whitespace-nowrap text-ink-soft sm:not-sr-only">
        {texts.sortBy}
      </label>
      <select
        id="orden"
        name="orden"
        // A browser that brought back an earlier order would seem to have been asked for it.
        autoComplete="off"
        className="field min-h-11 w-auto min-w-0 py-2 pr-8"
        value={filters.sort ?? resting}
        onChange={({ target }) => {
          const sort = SORTS.find((known) => known === target.value) ?? null;
          void navigate(hrefOf(withFilters(filters, { sort })), { state: STAY });
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
    </form>
  );
}
