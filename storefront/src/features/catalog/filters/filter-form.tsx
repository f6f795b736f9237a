import { searchOf, type CatalogFilters } from './catalog-filters.ts';

type KeptProps = {
  filters: CatalogFilters;
  /** True where the address itself says the category. */
  fixedCategory: boolean;
};

/** What a form must send along so that the other filters stay. */
export const KeptInputs = ({ filters, fixedCategory }: KeptProps) => {
  const category = fixedCategory ? (filters.category ?? '') : undefined;
  return [...new URLSearchParams(searchOf({ ...filters, page: 1 }, category))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
};
