import { z } from '../z';
import { endpoint } from '../http/endpoint';
import { successAnswer } from '../http/responses';
import { orderMailSchema, orderMailsAnswerSchema } from './order-mails';
import {
  messageEventSchema,
  messagePreviewSchema,
  messageTemplateAnswerSchema,
  messageTemplateChangeSchema,
  messageTemplateDraftSchema,
  messageTemplateSchema,
} from './message-templates';

export const listOrderMails = endpoint('listOrderMails', {
  method: 'GET',
  path: '/orders/:id/mails',
  access: 'admin',
  summary: 'The mails of an order, oldest first, and whether each was sent',
  answer: orderMailsAnswerSchema,
});

export const resendMail = endpoint('resendMail', {
  method: 'POST',
  path: '/mails/:id/resend',
  access: 'admin',
  summary: 'Send a mail of an order once more; 409 while it waits and once its text was deleted',
  answer: successAnswer({ mail: orderMailSchema }),
});

export const listMessageTemplates = endpoint('listMessageTemplates', {
  method: 'GET',
  path: '/mail-templates',
  access: 'admin',
  summary: 'The texts of all mails and chats, as they are or as the owner wrote them',
  answer: successAnswer({ templates: z.array(messageTemplateSchema) }),
});

export const previewMessageTemplate = endpoint('previewMessageTemplate', {
  method: 'POST',
  path: '/mail-templates/preview',
  access: 'admin',
  summary: 'Render a text with an example order, without saving it',
  body: z.extend(messageTemplateDraftSchema, { event: messageEventSchema }),
  answer: successAnswer({ preview: messagePreviewSchema }),
});

export const saveMessageTemplate = endpoint('saveMessageTemplate', {
  method: 'PUT',
  path: '/mail-templates/:id',
  access: 'admin',
  freshProof: 'always',
  summary: 'Change the text of a mail or chat; 400 names an unknown variable; 409 if others changed it since',
  body: messageTemplateChangeSchema,
  answer: messageTemplateAnswerSchema,
});
