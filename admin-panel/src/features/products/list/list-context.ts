import { type Product } from '@shop/contract';
import { createContext, use } from 'react';
import { type Sort } from '../filters/product-filters.ts';

type ListActions = {
  categoryName: (key: string) => string;
  onDelete: (product: Product) => void;
  onAlert: (message: string) => void;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
};

export const ListContext = createContext<ListActions>({
  categoryName: (key) => key,
  onDelete: () => undefined,
  onAlert: () => undefined,
  sort: null,
  onSort: () => undefined,
});

export const useListActions = (): ListActions => use(ListContext);
