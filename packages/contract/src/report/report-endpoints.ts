import { endpoint } from '../http/endpoint';
import { successAnswer } from '../http/responses';
import { reportExportQuerySchema, reportQuerySchema, reportSchema } from './report';

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
