import { messageAnswerSchema, successAnswer } from '../http/responses';
import type { Endpoint } from '../http/endpoint';
import {
  messageChangeSchema,
  messageListAnswerSchema,
  messageListQuerySchema,
  receivedMessageSchema,
} from './contact-inbox';
import { sendContactMessage } from '../shopper-endpoints';

export const contactEndpoints = {
  sendContactMessage,
  listMessages: {
    method: 'GET',
    path: '/contact',
    access: 'admin',
    summary: 'Received messages, newest first, and the number of unread ones',
    query: messageListQuerySchema,
    answer: messageListAnswerSchema,
  },
  markMessage: {
    method: 'PUT',
    path: '/contact/:id',
    access: 'admin',
    summary: 'Mark a message as read or answered, or undo it',
    body: messageChangeSchema,
    answer: successAnswer({ received: receivedMessageSchema }),
  },
  deleteMessage: {
    method: 'DELETE',
    path: '/contact/:id',
    access: 'admin',
    summary: 'Delete a received message',
    answer: messageAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
