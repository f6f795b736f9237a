import { DayFilter } from '#shared/list-filters/day-filter.tsx';
import { texts } from '../texts.ts';

type DayFieldProps = { day: string; hideLabel: boolean; onDay: (day: string) => void };

/** Filters orders by the day of the purchase. */
export const DayField = (props: DayFieldProps) => (
  <DayFilter label={texts.filters.date} canBeEmpty {...props} />
);
