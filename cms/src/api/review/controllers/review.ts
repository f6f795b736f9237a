import { endpoints, reviewMessages } from '@shop/contract';
import type { Context } from 'koa';
import { sendCacheableJson } from '../../../platform/http/json-response';
import { bodyOf, paramOf, parse } from '../../../platform/http/request';
import { changeReview, listReviews } from '../services/moderation';
import { listProductReviews } from '../services/product-reviews';
import { createReview, listReviewableLines } from '../services/write-review';

const review = {
  async listOfProduct(ctx: Context) {
    const { page } = parse(endpoints.listProductReviews.query, ctx.query);
    const found = await listProductReviews(paramOf(ctx, 'id'), page);
    sendCacheableJson(ctx, JSON.stringify({ status: 'success', ...found }));
  },

  async listReviewable(ctx: Context) {
    const { token } = parse(endpoints.listReviewableLines.query, ctx.query);
    ctx.body = { status: 'success', lines: await listReviewableLines(paramOf(ctx, 'orderNumber'), token) };
  },

  async create(ctx: Context) {
    await createReview(parse(endpoints.createReview.body, bodyOf(ctx)));
    ctx.status = 201;
    ctx.body = { status: 'success', message: reviewMessages.received };
  },

  async list(ctx: Context) {
    const query = parse(endpoints.listReviews.query, ctx.query);
    ctx.body = { status: 'success', ...(await listReviews(query)) };
  },

  async change(ctx: Context) {
    const change = parse(endpoints.changeReview.body, bodyOf(ctx));
    ctx.body = { status: 'success', review: await changeReview(paramOf(ctx, 'id'), change) };
  },
};

export default review;
