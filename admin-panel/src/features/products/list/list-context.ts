import { type Product } from '@shop/contract';
import { createContext, use } from 'react';
import { type Sort } from '../filters/product-filters.ts';

/** What a row of the list needs from the screen around it. */
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

/** Whether an id can be part of an address. */
export const isUsableId = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{1,40}$/.test(id);
