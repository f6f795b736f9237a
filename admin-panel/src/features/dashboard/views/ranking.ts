import { DASHBOARD_TOP_CATEGORIES } from '@shop/contract';

/** The rows of a ranking that show: the first five, or all of them once expanded. */
export const shownRanking = <T>(rows: readonly T[], expanded: boolean): readonly T[] =>
  expanded ? rows : rows.slice(0, DASHBOARD_TOP_CATEGORIES);

/** How long a row's bar is, in percent of the leader's. */
export const shareOfLeader = (count: number, leader: number): number =>
  leader > 0 ? Math.max(2, Math.round((count / leader) * 100)) : 0;
