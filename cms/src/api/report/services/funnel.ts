import type { ReportTable } from '@shop/contract';

/** Returns no table yet: nothing counts the steps from a view to an order. */
export const funnelTables = (): Promise<ReportTable[]> => Promise.resolve([]);
