import { endpoints, messageEventSchema, type MessageEvent } from '@shop/contract';
import type { Context } from 'koa';
import { notFound } from '../../../platform/http/http-error';
import { bodyOf, paramOf, parse } from '../../../platform/http/request';
import type { Handlers } from '../../../platform/routes';
import { checkTemplate, listTemplates, saveTemplate } from '../services/message-templates';
import { listFailedMails, listOrderMails } from '../services/order-mails';
import { previewMessage } from '../services/preview-message';
import { resendMail } from '../services/resend-mail';

function eventOf(ctx: Context): MessageEvent {
  const event = messageEventSchema.safeParse(paramOf(ctx, 'id'));
  if (!event.success) throw notFound('Ese mensaje no existe.');
  return event.data;
}

const mail: Handlers = {
  async listOrderMails(ctx) {
    ctx.body = { status: 'success', mails: await listOrderMails(paramOf(ctx, 'id')) };
  },

  async listFailedMails(ctx) {
    ctx.body = { status: 'success', mails: await listFailedMails() };
  },

  async resendMail(ctx) {
    ctx.body = { status: 'success', mail: await resendMail(paramOf(ctx, 'id')) };
  },

  async listMessageTemplates(ctx) {
    ctx.body = { status: 'success', templates: await listTemplates() };
  },

  async previewMessageTemplate(ctx) {
    const { event, ...template } = parse(endpoints.previewMessageTemplate.body, bodyOf(ctx));
    checkTemplate(event, template);
    ctx.body = { status: 'success', preview: await previewMessage(event, template) };
  },

  async saveMessageTemplate(ctx) {
    const draft = parse(endpoints.saveMessageTemplate.body, bodyOf(ctx));
    ctx.body = { status: 'success', template: await saveTemplate(eventOf(ctx), draft) };
  },
};

export default mail;
