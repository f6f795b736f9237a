import { type AdminOrder } from '@shop/contract';
import { createContext, use } from 'react';

type RowHandlers = {
  deletingId: string | null;
  onQuickView: (order: AdminOrder) => void;
  onDelete: (order: AdminOrder) => void;
};

/** What a row of the list may start, without every column having to pass it on. */
export const RowHandlersContext = createContext<RowHandlers | null>(null);

export function useRowHandlers(): RowHandlers {
  const handlers = use(RowHandlersContext);
  if (!handlers) throw new Error('A row stands outside the list of orders');
  return handlers;
}
