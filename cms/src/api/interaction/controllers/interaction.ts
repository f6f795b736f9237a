import { endpoints } from '@shop/contract';
import type { Context } from 'koa';
import { bodyOf, parse } from '../../../platform/http/request';
import {
  mostViewedCategories,
  mostViewedProducts,
  recordView,
  resetViews,
  viewsSummary,
} from '../services/interaction';

const interaction = {
  async record(ctx: Context) {
    const { data } = parse(endpoints.recordInteraction.body, bodyOf(ctx));
    ctx.body = { status: 'success', interaction: await recordView(data.productId, ctx.ip) };
  },

  async summary(ctx: Context) {
    ctx.body = { status: 'success', summary: await viewsSummary() };
  },

  async products(ctx: Context) {
    const { limit } = parse(endpoints.mostViewedProducts.query, ctx.query);
    ctx.body = { status: 'success', products: await mostViewedProducts(limit) };
  },

  async categories(ctx: Context) {
    const { limit } = parse(endpoints.mostViewedCategories.query, ctx.query);
    ctx.body = { status: 'success', categories: await mostViewedCategories(limit) };
  },

  async reset(ctx: Context) {
    await resetViews();
    ctx.body = { status: 'success', success: true, message: 'Interacciones reseteadas correctamente' };
  },
};

export default interaction;
