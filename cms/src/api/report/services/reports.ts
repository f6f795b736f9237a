import {
  REPORT_NAMES,
  reportPeriods,
  type Report,
  type ReportName,
  type ReportPeriods,
  type ReportTable,
} from '@shop/contract';
import { formatCsv } from '../../../platform/csv';
import { badField, notFound } from '../../../platform/http/http-error';
import { csvFileName, csvRows } from '../domain/report-csv';
import { cappedTable } from '../domain/report-table';
import { reportTexts } from '../domain/report-texts';
import { funnelTables } from './funnel';
import { takingsTables } from './takings';

type Range = { from: string; to: string };

const none = (): Promise<ReportTable[]> => Promise.resolve([]);

const reports: Record<ReportName, (period: ReportPeriods) => Promise<ReportTable[]>> = {
  takings: takingsTables,
  sales: none,
  products: none,
  stockouts: none,
  mix: none,
  funnel: funnelTables,
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
  const tables = await reports[name](period);
  return { name, ...period, tables: tables.map(cappedTable) };
}

/** Returns a whole table of a report as CSV; throws 400 for a table that the report does not have. */
export async function exportTable(
  name: ReportName,
  range: Range,
  key: string,
): Promise<{ csv: string; fileName: string }> {
  const tables = await reports[name](reportPeriods(range));
  const table = tables.find((one) => one.key === key);
  if (!table) throw badField('table', reportTexts.unknownTable);
  return { csv: formatCsv(csvRows(table)), fileName: csvFileName(table, range) };
}
