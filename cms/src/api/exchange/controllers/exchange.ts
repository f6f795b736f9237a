import { endpoints } from '@shop/contract';
import { idempotentCallOf, sendIdempotentResponse } from '../../../platform/edits/idempotency';
import { bodyOf, paramOf, parse } from '../../../platform/http/request';
import type { Handlers } from '../../../platform/routes';
import { readOfferByLink, readOfferOfOrder } from '../services/read-offer';
import { readExchange, recordExchangeStep } from '../services/record-exchange-step';
import { openForClient, requestExchange } from '../services/request-exchange';

const exchange: Handlers = {
  async readExchangeOffer(ctx) {
    const { token } = parse(endpoints.readExchangeOffer.query, ctx.query);
    ctx.body = { status: 'success', ...(await readOfferByLink(paramOf(ctx, 'orderNumber'), token)) };
  },

  async createExchange(ctx) {
    const draft = parse(endpoints.createExchange.body, bodyOf(ctx));
    const created = await requestExchange(draft, idempotentCallOf(ctx, { exchange: draft }));
    ctx.status = 201;
    sendIdempotentResponse(ctx, created);
  },

  async readOrderExchanges(ctx) {
    const { product } = parse(endpoints.readOrderExchanges.query, ctx.query);
    ctx.body = { status: 'success', ...(await readOfferOfOrder(paramOf(ctx, 'id'), product)) };
  },

  async openExchange(ctx) {
    const draft = parse(endpoints.openExchange.body, bodyOf(ctx));
    const id = paramOf(ctx, 'id');
    const opened = await openForClient(id, draft, idempotentCallOf(ctx, { order: id, exchange: draft }));
    ctx.status = 201;
    sendIdempotentResponse(ctx, opened);
  },

  async readExchange(ctx) {
    ctx.body = { status: 'success', exchange: await readExchange(paramOf(ctx, 'code')) };
  },

  async recordExchangeStep(ctx) {
    const draft = parse(endpoints.recordExchangeStep.body, bodyOf(ctx));
    ctx.body = { status: 'success', exchange: await recordExchangeStep(paramOf(ctx, 'code'), draft) };
  },
};

export default exchange;
