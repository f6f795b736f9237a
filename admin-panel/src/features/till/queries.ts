import { readTill } from '@shop/contract';
import { queryOf } from '#shared/resource/query.ts';

/** Loads the money of a day, its cash entries and its till closings. */
export const tillQuery = (day: string) => ({
  ...queryOf(readTill, { params: { day } }, ({ till }) => till),
  // Payments are recorded elsewhere, also by other people while cash is counted.
  staleTime: 0,
  refetchOnWindowFocus: true,
});
