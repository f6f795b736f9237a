import { type Product, type SizeGuide } from '@shop/contract';
import { createContext, use } from 'react';
import { type Sort } from '../filters/product-filters.ts';

type ListActions = {
  categoryName: (key: string) => string;
  onDelete: (product: Product) => void;
  onAlert: (message: string) => void;
  /** Size guides of the shop while the list is about missing facts; null otherwise. */
  guides: readonly SizeGuide[] | null;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
};

export const ListContext = createContext<ListActions>({
  categoryName: (key) => key,
  onDelete: () => undefined,
  onAlert: () => undefined,
  guides: null,
  sort: null,
  onSort: () => undefined,
});

export const useListActions = (): ListActions => use(ListContext);
