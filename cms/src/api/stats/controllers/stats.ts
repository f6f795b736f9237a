import { endpoints } from '@shop/contract';
import type { Context } from 'koa';
import { parse } from '../../../platform/http/request';
import { overview, sales, work } from '../services/stats';

const stats = {
  async sales(ctx: Context) {
    const { days } = parse(endpoints.salesStats.query, ctx.query);
    ctx.body = { status: 'success', sales: await sales(days) };
  },

  async overview(ctx: Context) {
    ctx.body = { status: 'success', overview: await overview() };
  },

  async work(ctx: Context) {
    ctx.body = { status: 'success', work: await work() };
  },
};

export default stats;
