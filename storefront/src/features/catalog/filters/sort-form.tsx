import { IN_PLACE } from '#shared/navigation/paths.ts';
import { useNavigate } from '#shared/router/router.tsx';
import { texts } from '../texts.ts';
import { defaultSort, filterParam, SORTS, withFilters } from './catalog-filters.ts';
import { FilterForm, type FilterTarget } from './filter-form.tsx';

const PARAM = filterParam('sort');

/** Select of the order; on a phone its face is a short button, as the browser opens its own sheet. */
export function SortForm({ filters, hrefOf, ...form }: FilterTarget) {
  const navigate = useNavigate();
  const { sort } = filters;
  const byDefault = defaultSort(filters);
  return (
    <FilterForm {...form} filters={{ ...filters, sort: null }} className="ml-auto flex items-center gap-2">
      <label htmlFor={PARAM} className="sr-only text-sm whitespace-nowrap text-ink-soft sm:not-sr-only">
        {texts.sortBy}
      </label>
      <div className="relative rounded-full max-sm:focus-within:outline-2 max-sm:focus-within:outline-focus">
        <span
          aria-hidden="true"
          className={`chip max-sm:px-2.5 max-[22rem]:px-2 max-[22rem]:text-xs sm:hidden ${sort ? 'chip-on' : ''}`}
        >
          {texts.sortShort}
        </span>
        <select
          id={PARAM}
          name={PARAM}
          // Interaction replay would take an order restored by the browser for the shopper's choice.
          autoComplete="off"
          className="field min-h-11 w-auto py-2 pr-8 max-sm:absolute max-sm:inset-0 max-sm:w-full max-sm:opacity-0"
          value={sort ?? ''}
          onChange={({ target }) => {
            const chosen = SORTS.find((known) => known === target.value) ?? null;
            navigate(hrefOf(withFilters(filters, { sort: chosen })), { state: IN_PLACE });
          }}
        >
          <option value="">{texts.sort[byDefault ?? 'relevance']}</option>
          {SORTS.filter((option) => option !== byDefault).map((option) => (
            <option key={option} value={option}>
              {texts.sort[option]}
            </option>
          ))}
        </select>
      </div>
      <noscript>
        <button className="chip">{texts.apply}</button>
      </noscript>
    </FilterForm>
  );
}
