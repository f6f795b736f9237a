import { endpoints } from '@shop/contract';
import { paramOf, parse } from '../../../platform/http/request';
import type { Handlers } from '../../../platform/routes';
import { exportTable, readReport, reportNameOf } from '../services/reports';

const report: Handlers = {
  async readReport(ctx) {
    const name = reportNameOf(paramOf(ctx, 'name'));
    const range = parse(endpoints.readReport.query, ctx.query);
    ctx.body = { status: 'success', report: await readReport(name, range) };
  },

  async exportReport(ctx) {
    const name = reportNameOf(paramOf(ctx, 'name'));
    const { table, ...range } = parse(endpoints.exportReport.query, ctx.query);
    const { csv, fileName } = await exportTable(name, range, table);
    ctx.set('Content-Type', 'text/csv; charset=utf-8');
    ctx.set('Content-Disposition', `attachment; filename="${fileName}"`);
    ctx.body = csv;
  },
};

export default report;
