import { endpoint } from '../http/endpoint';
import { successAnswer } from '../http/responses';
import { monthQuerySchema, reportExportQuerySchema, reportQuerySchema, reportSchema } from './report';

export const readReport = endpoint('readReport', {
  method: 'GET',
  path: '/reports/:name',
  access: 'admin',
  summary: 'A report of any range of days, with the period before',
  query: reportQuerySchema,
  answer: successAnswer({ report: reportSchema }),
});

export const exportReport = endpoint('exportReport', {
  method: 'GET',
  path: '/reports/:name/export',
  access: 'admin',
  summary: 'A table of a report as CSV',
  query: reportExportQuerySchema,
});

export const exportMonth = endpoint('exportMonth', {
  method: 'GET',
  path: '/reports/month/file',
  access: 'admin',
  // Orders above the threshold of the tax office name their buyers.
  freshProof: 'always',
  summary: 'The orders, refunds and till closings of a month as CSV, for the accountant',
  query: monthQuerySchema,
});
