import { contactMessages, endpoints, inboxMessages } from '@shop/contract';
import type { Context } from 'koa';
import { bodyOf, paramOf, parse } from '../../../platform/http/request';
import { receiveMessage } from '../services/receive-message';
import { listMessages, markMessage, deleteMessage } from '../services/inbox';

const contactMessage = {
  async send(ctx: Context) {
    const code = await receiveMessage(parse(endpoints.sendContactMessage.body, bodyOf(ctx)));
    ctx.body = { status: 'success', message: contactMessages.sent, ...(code && { code }) };
  },

  async list(ctx: Context) {
    const query = parse(endpoints.listMessages.query, ctx.query);
    ctx.body = { status: 'success', ...(await listMessages(query)) };
  },

  async mark(ctx: Context) {
    const change = parse(endpoints.markMessage.body, bodyOf(ctx));
    ctx.body = { status: 'success', received: await markMessage(paramOf(ctx, 'id'), change) };
  },

  async remove(ctx: Context) {
    await deleteMessage(paramOf(ctx, 'id'));
    ctx.body = { status: 'success', message: inboxMessages.deleted };
  },
};

export default contactMessage;
