import { endpoints, reviewMessages } from '@shop/contract';
import type { Context } from 'koa';
import { sendCacheableJson } from '../../../platform/http/json-response';
import { bodyOf, paramOf, parse } from '../../../platform/http/request';
import { requireSignedQuery } from '../../../platform/access/signed-link';
import { sendPrivatePicture } from '../../../platform/http/private-picture';
import { readForm, requirePicture } from '../../../platform/http/read-form';
import { fileStore } from '../../../platform/storage/file-store';
import type { Handlers } from '../../../platform/routes';
import { photoSubject } from '../domain/photo-addresses';
import {
  addPhoto,
  readPhoto,
  removePhoto,
  requireOpenReview,
  type LinkedLine,
} from '../services/review-photo';
import { changeReview, listReviews } from '../services/moderation';
import { listProductReviews } from '../services/product-reviews';
import { createReview, listReviewableLines } from '../services/write-review';

const { multipart } = endpoints.addReviewPhoto;

const linkedLine = (ctx: Context): LinkedLine => ({
  ...parse(endpoints.addReviewPhoto.query, ctx.query),
  orderNumber: paramOf(ctx, 'orderNumber'),
  line: Number(paramOf(ctx, 'line')),
});

const review: Handlers = {
  async listProductReviews(ctx) {
    const { page } = parse(endpoints.listProductReviews.query, ctx.query);
    const found = await listProductReviews(paramOf(ctx, 'id'), page);
    sendCacheableJson(ctx, JSON.stringify({ status: 'success', ...found }));
  },

  async listReviewableLines(ctx) {
    const { token } = parse(endpoints.listReviewableLines.query, ctx.query);
    ctx.body = { status: 'success', lines: await listReviewableLines(paramOf(ctx, 'orderNumber'), token) };
  },

  async createReview(ctx) {
    await createReview(parse(endpoints.createReview.body, bodyOf(ctx)));
    ctx.status = 201;
    ctx.body = { status: 'success', message: reviewMessages.received };
  },

  async addReviewPhoto(ctx) {
    const line = linkedLine(ctx);
    await fileStore().requireRoom();
    await requireOpenReview(line);
    await addPhoto(line, requirePicture(await readForm(ctx, multipart), multipart));
    ctx.status = 201;
    ctx.body = { status: 'success', message: reviewMessages.photoReceived };
  },

  async removeReviewPhoto(ctx) {
    await removePhoto(linkedLine(ctx));
    ctx.body = { status: 'success', message: reviewMessages.photoRemoved };
  },

  async readReviewPhoto(ctx) {
    const id = paramOf(ctx, 'id');
    requireSignedQuery(photoSubject(id), ctx.query);
    sendPrivatePicture(ctx, await readPhoto(id), 'opinion.jpg');
  },

  async listReviews(ctx) {
    const query = parse(endpoints.listReviews.query, ctx.query);
    ctx.body = { status: 'success', ...(await listReviews(query)) };
  },

  async changeReview(ctx) {
    const change = parse(endpoints.changeReview.body, bodyOf(ctx));
    ctx.body = { status: 'success', review: await changeReview(paramOf(ctx, 'id'), change) };
  },
};

export default review;
