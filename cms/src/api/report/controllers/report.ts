import { endpoints } from '@shop/contract';
import type { Context } from 'koa';
import { paramOf, parse } from '../../../platform/http/request';
import type { Handlers } from '../../../platform/routes';
import { exportMonth } from '../services/month';
import { exportTable, readReport, reportNameOf } from '../services/reports';

function sendCsv(ctx: Context, { csv, fileName }: { csv: string; fileName: string }): void {
  ctx.set('Content-Type', 'text/csv; charset=utf-8');
  ctx.set('Content-Disposition', `attachment; filename="${fileName}"`);
  ctx.body = csv;
}

const report: Handlers = {
  async readReport(ctx) {
    const name = reportNameOf(paramOf(ctx, 'name'));
    const range = parse(endpoints.readReport.query, ctx.query);
    ctx.body = { status: 'success', report: await readReport(name, range) };
  },

  async exportReport(ctx) {
    const name = reportNameOf(paramOf(ctx, 'name'));
    const { table, ...range } = parse(endpoints.exportReport.query, ctx.query);
    sendCsv(ctx, await exportTable(name, range, table));
  },

  async exportMonth(ctx) {
    const { month } = parse(endpoints.exportMonth.query, ctx.query);
    sendCsv(ctx, await exportMonth(month));
  },
};

export default report;
