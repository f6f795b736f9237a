import { contactMessages, endpoints } from '@shop/contract';
import type { Context } from 'koa';
import { bodyOf } from '../../../shared/call';
import { parse } from '../../../shared/parse';
import { receive } from '../services/contact-message';

const contactMessage = {
  async send(ctx: Context) {
    await receive(parse(endpoints.sendContactMessage.body, bodyOf(ctx)));
    ctx.body = { status: 'success', message: contactMessages.sent };
  },
};

export default contactMessage;
