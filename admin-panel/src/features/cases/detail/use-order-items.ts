import { useQuery } from '@tanstack/react-query';
import { orderQuery } from '#shared/shop-queries.ts';

/** Returns the lines of the order of a case; none until they are loaded, or without an order. */
export const useOrderItems = (id: string | undefined) =>
  useQuery({ ...orderQuery(id ?? ''), enabled: id !== undefined }).data?.items ?? [];
