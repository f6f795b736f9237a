import { z } from '../z';
import { endpoint } from '../http/endpoint';
import { messageAnswerSchema, successAnswer } from '../http/responses';
import {
  messageChangeSchema,
  messageListAnswerSchema,
  messageListQuerySchema,
  receivedMessageSchema,
} from './contact-inbox';
import { contactMessageSchema } from './contact-message';

export const sendContactMessage = endpoint('sendContactMessage', {
  method: 'POST',
  path: '/contact',
  access: 'public',
  limit: 'sendContactMessage',
  failure: 'Error al enviar formulario de contacto',
  summary: 'Send a message to the shop',
  body: contactMessageSchema,
  /** `code` exists for withdrawals only. */
  answer: z.extend(messageAnswerSchema, { code: z.optional(z.string()) }),
});

export const listMessages = endpoint('listMessages', {
  method: 'GET',
  path: '/contact',
  access: 'admin',
  summary: 'Received messages, newest first, and the number of unread ones',
  query: messageListQuerySchema,
  answer: messageListAnswerSchema,
});

export const markMessage = endpoint('markMessage', {
  method: 'PUT',
  path: '/contact/:id',
  access: 'admin',
  summary: 'Mark a message as read or answered, or undo it',
  body: messageChangeSchema,
  answer: successAnswer({ received: receivedMessageSchema }),
});

export const deleteMessage = endpoint('deleteMessage', {
  method: 'DELETE',
  path: '/contact/:id',
  access: 'admin',
  summary: 'Delete a received message',
  answer: messageAnswerSchema,
});
