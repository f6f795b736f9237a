import { z } from '../z';
import { addDays, businessDay } from '../shop/business-day';
import { shopDay, WRONG_RANGE } from '../text/value-fields';

export const REPORT_NAMES = [
  'orders',
  'takings',
  'sales',
  'products',
  'stockouts',
  'mix',
  'funnel',
  'offers',
] as const;
export type ReportName = (typeof REPORT_NAMES)[number];

/** Two years: the longest range of a report. */
export const MAX_REPORT_DAYS = 731;
const DEFAULT_DAYS = 30;

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

type Asked = { from?: string | undefined; to?: string | undefined };
type Range = { from: string; to: string };
type Compared = { compare?: 'days' | undefined };

// Without a range: the last 30 days, today included.
function rangeOf({ from, to }: Asked): Range {
  const last = to ?? businessDay(new Date());
  return { from: from ?? addDays(last, 1 - DEFAULT_DAYS), to: last };
}

const withRange = <T extends Asked>(query: T): T & Range => ({ ...query, ...rangeOf(query) });

const range = {
  from: z.optional(shopDay),
  to: z.optional(shopDay),
  /** 'days': a month, or the days since it began, is compared with as many days before, too. */
  compare: z.optional(z.literal('days')),
};

const isOrdered = ({ from, to }: Range): boolean => from <= to;
const isShort = ({ from, to }: Range): boolean => daysBetween(from, to) <= MAX_REPORT_DAYS;

const rangeChecks = <T extends Range>() =>
  [
    z.refine<T>(isOrdered, {
      error: WRONG_RANGE,
      path: ['from'],
    }),
    z.refine<T>(isShort, { error: 'El período puede tener hasta dos años', path: ['from'] }),
  ] as const;

const completeRange = { from: z.string(), to: z.string(), compare: range.compare };
const tableKey = z.string('Falta la tabla').check(z.minLength(1, 'Falta la tabla'), z.maxLength(40));

/** Query of GET /reports/:name: shop days, both included; the last 30 days without them. */
export const reportQuerySchema = z.pipe(
  z.pipe(z.object(range), z.transform(withRange)),
  z.object(completeRange).check(...rangeChecks()),
);

/** Query of GET /reports/:name/export: the range, and the table that becomes the file. */
export const reportExportQuerySchema = z.pipe(
  z.pipe(z.object({ ...range, table: tableKey }), z.transform(withRange)),
  z.object({ ...completeRange, table: z.string() }).check(...rangeChecks()),
);

export type ReportPeriods = Range & { previousFrom: string; previousTo: string };

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

/** Returns the same days of the month before the one that a range begins; a whole month has a whole one before. */
function monthBefore({ from, to }: Range): Omit<ReportPeriods, keyof Range> {
  const last = addDays(from, -1);
  const same = `${last.slice(0, 8)}${to.slice(8)}`;
  const isWhole = firstOfMonth(addDays(to, 1)) !== from;
  return { previousFrom: firstOfMonth(last), previousTo: isWhole || same > last ? last : same };
}

/** Returns the range of a query, and the one before: the same days of the month before, or as many days right before. */
export function reportPeriods(query: Asked & Compared): ReportPeriods {
  const { from, to } = rangeOf(query);
  const beginsMonth = from === firstOfMonth(to) && from !== to;
  if (beginsMonth && query.compare !== 'days') return { from, to, ...monthBefore({ from, to }) };
  return { from, to, previousFrom: addDays(from, -daysBetween(from, to)), previousTo: addDays(from, -1) };
}

const MONTH_ERROR = 'El mes debe tener el formato AAAA-MM';

/** Returns the month before that of a day, as '2026-10'. */
export const monthBeforeDay = (day: string): string => addDays(firstOfMonth(day), -1).slice(0, 7);

/** Returns the first and the last day of a month. */
export const daysOfMonth = (month: string): Range => ({
  from: `${month}-01`,
  to: addDays(firstOfMonth(addDays(`${month}-28`, 4)), -1),
});

/** Query of GET /reports/month/file: a month as '2026-10'; the last whole one without it. */
export const monthQuerySchema = z.object({
  month: z.optional(z.string(MONTH_ERROR).check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, MONTH_ERROR))),
});

export const COLUMN_KINDS = ['text', 'day', 'pesos', 'count', 'percent'] as const;
/** 'pesos' are whole, 'percent' has at most one decimal; null cells have no value. */
export type ColumnKind = (typeof COLUMN_KINDS)[number];

const cell = z.union([z.string(), z.number(), z.null()]);
const row = z.array(cell);

export const reportTableSchema = z.object({
  key: z.string(),
  title: z.string(),
  /** One sentence that says what is counted, and by which day. */
  explanation: z.string(),
  columns: z.array(z.object({ key: z.string(), label: z.string(), kind: z.enum(COLUMN_KINDS) })),
  rows: z.array(row),
  /** Sums of the range and of the period before, cell by cell; null where a table or a column has no sums. */
  total: z.nullable(row),
  previousTotal: z.nullable(row),
});
export type ReportTable = z.output<typeof reportTableSchema>;

export const reportSchema = z.object({
  name: z.enum(REPORT_NAMES),
  from: z.string(),
  to: z.string(),
  previousFrom: z.string(),
  previousTo: z.string(),
  tables: z.array(reportTableSchema),
});
export type Report = z.output<typeof reportSchema>;
