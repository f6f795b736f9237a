import { shopDay, endpoints } from '@shop/contract';
import type { Context } from 'koa';
import { idempotentCallOf, sendIdempotentResponse } from '../../../platform/edits/idempotency';
import { bodyOf, paramOf, parse } from '../../../platform/http/request';
import type { Handlers } from '../../../platform/routes';
import { closeTill } from '../services/close-till';
import { ownTaker } from '../services/own-till';
import { readTill } from '../services/till';

const dayOf = (ctx: Context): string => parse(shopDay, paramOf(ctx, 'day'));

async function close(ctx: Context, taker: string | null): Promise<void> {
  const closing = parse(endpoints.closeTill.body, bodyOf(ctx));
  const closed = await closeTill(closing, taker, idempotentCallOf(ctx, { closing, taker }));
  ctx.status = 201;
  sendIdempotentResponse(ctx, closed);
}

const tillClosing: Handlers = {
  async readTill(ctx) {
    ctx.body = { status: 'success', till: await readTill(dayOf(ctx), null) };
  },

  async readOwnTill(ctx) {
    ctx.body = { status: 'success', till: await readTill(dayOf(ctx), await ownTaker()) };
  },

  closeTill: (ctx) => close(ctx, null),

  closeOwnTill: async (ctx) => close(ctx, await ownTaker()),
};

export default tillClosing;
