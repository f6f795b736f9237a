import { isCalendarDay, REPORT_NAMES } from '@shop/contract';
import { serverToday } from '@shop/web-kit/api';
import {
  choiceParam,
  type FilterParam,
  type FiltersOf,
  pageParam,
} from '#shared/list-filters/filter-params.ts';
import { type DayRange, rangeOf } from './ranges.ts';

export const TABS = ['till', 'month', ...REPORT_NAMES] as const;

const tabs = {
  till: 'caja',
  orders: 'ordenes',
  takings: 'cobros',
  sales: 'ventas',
  products: 'productos',
  stockouts: 'sin-stock',
  mix: 'medios-y-canales',
  funnel: 'embudo',
  offers: 'ofertas',
  month: 'mes',
};
const periods = {
  today: 'hoy',
  yesterday: 'ayer',
  week: '7-dias',
  month: '30-dias',
  thisMonth: 'este-mes',
  lastMonth: 'mes-pasado',
  chosen: 'elegir',
};

const dayParam = (name: string): FilterParam<string> => ({
  name,
  parse: (text) => (isCalendarDay(text) ? text : ''),
  serialize: (day) => day,
});

export const reportFilters = {
  tab: choiceParam('informe', tabs, 'till'),
  period: choiceParam('periodo', periods, 'month'),
  from: dayParam('desde'),
  to: dayParam('hasta'),
  /** Day of the till; today without one. */
  day: dayParam('dia'),
  page: pageParam,
};
export type ReportFilters = FiltersOf<typeof reportFilters>;

/** Returns the shop days that the filters ask for. */
export function askedRange({ period, from, to }: ReportFilters): DayRange {
  const today = serverToday();
  return rangeOf(period, { from: from || today, to: to || today }, today);
}
