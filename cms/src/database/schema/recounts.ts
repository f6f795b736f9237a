import { recountCatalog } from './catalog-counts';
import { recountOrderDays } from './order-days';
import { recountViews } from './view-totals';

/** Counts anew everything that is counted apart. */
export const recounts = (isPostgres: boolean): string[] => [
  ...recountOrderDays,
  ...recountCatalog,
  ...recountViews(isPostgres),
];
