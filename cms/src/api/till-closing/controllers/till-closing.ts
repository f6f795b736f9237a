import { shopDay, endpoints } from '@shop/contract';
import { idempotentCallOf, sendIdempotentResponse } from '../../../platform/edits/idempotency';
import { bodyOf, paramOf, parse } from '../../../platform/http/request';
import type { Handlers } from '../../../platform/routes';
import { closeTill } from '../services/close-till';
import { readTill } from '../services/till';

const tillClosing: Handlers = {
  async readTill(ctx) {
    const day = parse(shopDay, paramOf(ctx, 'day'));
    ctx.body = { status: 'success', till: await readTill(day) };
  },

  async closeTill(ctx) {
    const closing = parse(endpoints.closeTill.body, bodyOf(ctx));
    const closed = await closeTill(closing, idempotentCallOf(ctx, { closing }));
    ctx.status = 201;
    sendIdempotentResponse(ctx, closed);
  },
};

export default tillClosing;
