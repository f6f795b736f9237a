import {
  REPORT_NAMES,
  reportPeriods,
  type Report,
  type ReportName,
  type ReportPeriods,
} from '@shop/contract';
import { formatCsv } from '../../../platform/csv';
import { badField, notFound } from '../../../platform/http/http-error';
import { csvFileName, csvRows } from '../domain/report-csv';
import { cappedTable, MAX_LISTED, type WholeTable } from '../domain/report-table';
import { reportTexts } from '../domain/report-texts';
import { funnelTables } from './funnel';
import { mixTables } from './mix';
import { offerTables } from './offers';
import { productsTables } from './products';
import { salesTables } from './sales';
import { stockoutsTables } from './stockouts';
import { takingsTables } from './takings';

type Range = { from: string; to: string; compare?: 'days' | undefined };

/** Makes the tables of a report; a table may stop at the limit of rows, null without one, if it counts the others. */
type ReportMaker = (period: ReportPeriods, limit: number | null) => Promise<WholeTable[]>;

const reports: Record<ReportName, ReportMaker> = {
  takings: takingsTables,
  sales: salesTables,
  products: productsTables,
  stockouts: stockoutsTables,
  mix: mixTables,
  funnel: funnelTables,
  offers: offerTables,
};

/** Narrows the name of a report; throws 404 for one that does not exist. */
export function reportNameOf(name: string): ReportName {
  const known = REPORT_NAMES.find((one) => one === name);
  if (!known) throw notFound(reportTexts.unknownReport);
  return known;
}

/** Returns a report of a range of days; long lists are cut off, and their files are not. */
export async function readReport(name: ReportName, range: Range): Promise<Report> {
  const period = reportPeriods(range);
  const tables = await reports[name](period, MAX_LISTED);
  return { name, ...period, tables: tables.map(cappedTable) };
}

/** Returns a whole table of a report as CSV; throws 400 for a table that the report does not have. */
export async function exportTable(
  name: ReportName,
  range: Range,
  key: string,
): Promise<{ csv: string; fileName: string }> {
  const tables = await reports[name](reportPeriods(range), null);
  const table = tables.find((one) => one.key === key);
  if (!table) throw badField('table', reportTexts.unknownTable);
  return { csv: formatCsv(csvRows(table)), fileName: csvFileName(table, range) };
}
