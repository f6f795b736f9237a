import { DASHBOARD_TOP_CATEGORIES } from '@shop/contract';

/** Returns the first five rows, or all of an expanded ranking. */
export const shownRanking = <T>(rows: readonly T[], expanded: boolean): readonly T[] =>
  expanded ? rows : rows.slice(0, DASHBOARD_TOP_CATEGORIES);

/** Returns the length of a row's bar in percent of the first one. */
export const shareOfLeader = (count: number, leader: number): number =>
  leader > 0 ? Math.max(2, Math.round((count / leader) * 100)) : 0;
