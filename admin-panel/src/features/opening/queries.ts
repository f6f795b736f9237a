import { getOpening } from '@shop/contract';
import { queryOf } from '#shared/resource/query.ts';

/** Reads the checklist anew on each visit: any other screen may have changed its data. */
export const openingQuery = { ...queryOf(getOpening, {}, ({ opening }) => opening), staleTime: 0 };
