import type { Context } from 'koa';
import { paramOf } from '../../../platform/http/request';
import { listOrderMails } from '../services/order-mails';
import { resendMail } from '../services/resend-mail';

const mail = {
  async listOfOrder(ctx: Context) {
    ctx.body = { status: 'success', mails: await listOrderMails(paramOf(ctx, 'id')) };
  },

  async resend(ctx: Context) {
    ctx.body = { status: 'success', mail: await resendMail(paramOf(ctx, 'id')) };
  },
};

export default mail;
