import { endpoints, INTERACTIONS_RESET } from '@shop/contract';
import type { Context } from 'koa';
import { isBot } from '../../../platform/access/is-bot';
import { bodyOf, parse } from '../../../platform/http/request';
import type { Handlers } from '../../../platform/routes';
import {
  mostViewedCategories,
  mostViewedProducts,
  recordStep,
  recordView,
  resetViews,
  viewsSummary,
} from '../services/interaction';

function recordDraft(ctx: Context) {
  const draft = parse(endpoints.recordInteraction.body, bodyOf(ctx));
  const sender = { address: ctx.ip, isShopper: !isBot(ctx) };
  if (draft.type !== 'product_view') return recordStep(draft.type, sender);
  return recordView(draft.data.productId, { ...sender, isShopper: sender.isShopper && !draft.staff });
}

const interaction: Handlers = {
  async recordInteraction(ctx) {
    ctx.body = { status: 'success', interaction: await recordDraft(ctx) };
  },

  async interactionsSummary(ctx) {
    ctx.body = { status: 'success', summary: await viewsSummary() };
  },

  async mostViewedProducts(ctx) {
    const { limit } = parse(endpoints.mostViewedProducts.query, ctx.query);
    ctx.body = { status: 'success', products: await mostViewedProducts(limit) };
  },

  async mostViewedCategories(ctx) {
    const { limit } = parse(endpoints.mostViewedCategories.query, ctx.query);
    ctx.body = { status: 'success', categories: await mostViewedCategories(limit) };
  },

  async resetInteractions(ctx) {
    await resetViews();
    ctx.body = { status: 'success', success: true, message: INTERACTIONS_RESET };
  },
};

export default interaction;
