import { type Product, type ProductFilterInput } from '@shop/contract';
import { useState } from 'react';
import { type Selection, useSelection } from '#shared/hooks/use-selection.ts';
import { type ProductFilters, resultFilter } from '../filters/product-filters.ts';

/** The selected products as the server's calls name them. */
export type Chosen = { ids: string[] } | { filter: ProductFilterInput };

export type ProductSelection = Selection & {
  count: number;
  chosen: Chosen;
  /** Everything that the filter finds is selected, whatever the page. */
  isResult: boolean;
  chooseResult: () => void;
};

type Found = { products: readonly Product[]; filters: ProductFilters; total: number };

/** Returns the selection of a page's products, or of all that the filter finds until it changes. */
export function useProductSelection({ products, filters, total }: Found): ProductSelection {
  const pageIds = products.map(({ _id }) => _id);
  const page = useSelection(pageIds);
  const filter = resultFilter(filters);
  const key = JSON.stringify(filter);
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  if (chosenKey !== null && chosenKey !== key) setChosenKey(null);
  const isResult = chosenKey === key;
  const set = (ids: readonly string[]) => {
    setChosenKey(null);
    page.set(ids);
  };
  return {
    ids: isResult ? pageIds : page.ids,
    isAll: isResult || page.isAll,
    isSome: isResult || page.isSome,
    set,
    setAll: (all) => set(all ? pageIds : []),
    isSelected: (id) => isResult || page.isSelected(id),
    toggle: (id, on) => (isResult ? set(pageIds.filter((one) => one !== id)) : page.toggle(id, on)),
    count: isResult ? total : page.ids.length,
    chosen: isResult ? { filter } : { ids: page.ids },
    isResult,
    chooseResult: () => (total === pageIds.length ? set(pageIds) : setChosenKey(key)),
  };
}
