import { endpoints, inboxMessages } from '@shop/contract';
import { bodyOf, paramOf, parse } from '../../../platform/http/request';
import type { Handlers } from '../../../platform/routes';
import { deleteMessage, listMessages, markMessage } from '../services/inbox';

const contactMessage: Handlers = {
  async listMessages(ctx) {
    const query = parse(endpoints.listMessages.query, ctx.query);
    ctx.body = { status: 'success', ...(await listMessages(query)) };
  },

  async markMessage(ctx) {
    const change = parse(endpoints.markMessage.body, bodyOf(ctx));
    ctx.body = { status: 'success', received: await markMessage(paramOf(ctx, 'id'), change) };
  },

  async deleteMessage(ctx) {
    await deleteMessage(paramOf(ctx, 'id'));
    ctx.body = { status: 'success', message: inboxMessages.deleted };
  },
};

export default contactMessage;
