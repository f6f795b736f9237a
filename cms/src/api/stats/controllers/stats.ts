import { endpoints } from '@shop/contract';
import { parse } from '../../../platform/http/request';
import type { Handlers } from '../../../platform/routes';
import { overview, sales, work } from '../services/stats';

const stats: Handlers = {
  async salesStats(ctx) {
    const { days } = parse(endpoints.salesStats.query, ctx.query);
    ctx.body = { status: 'success', sales: await sales(days) };
  },

  async overviewStats(ctx) {
    ctx.body = { status: 'success', overview: await overview() };
  },

  async workStats(ctx) {
    ctx.body = { status: 'success', work: await work() };
  },
};

export default stats;
