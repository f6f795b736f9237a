import { ALERTS_PER_UNIT, HOUR_MS, STOCK_ALERT_PAUSE_HOURS } from '@shop/contract';

/** Returns the moment since which told alerts count against the units of a variant. */
export const pauseStart = (now: Date): Date => new Date(now.getTime() - STOCK_ALERT_PAUSE_HOURS * HOUR_MS);

/** Returns how many shoppers more may be told of a variant: units that come and go are told of once a day. */
export const mayBeTold = (units: number, toldLately: number): number =>
  Math.max(0, ALERTS_PER_UNIT * units - toldLately);
