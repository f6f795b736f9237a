import { z } from '../z';
import { done, success } from '../answers';
import type { Endpoint } from '../endpoint';
import {
  messageChangeSchema,
  messageListAnswerSchema,
  messageListQuerySchema,
  receivedMessageSchema,
} from './contact-inbox';
import { contactMessageSchema } from './contact-message';

/** What shoppers write to the shop, and the inbox where the staff read it. */
export const contactEndpoints = {
  sendContactMessage: {
    method: 'POST',
    path: '/contact',
    access: 'public',
    summary: 'Enviar un mensaje a la tienda',
    body: contactMessageSchema,
    /** `code` is given to who takes a purchase back. */
    answer: z.object({ ...done.shape, code: z.optional(z.string()) }),
  },
  listMessages: {
    method: 'GET',
    path: '/contact',
    access: 'admin',
    summary: 'Mensajes recibidos, los más nuevos primero, y cuántos faltan leer',
    query: messageListQuerySchema,
    answer: messageListAnswerSchema,
  },
  markMessage: {
    method: 'PUT',
    path: '/contact/:id',
    access: 'admin',
    summary: 'Marcar un mensaje como leído o respondido, o deshacerlo',
    body: messageChangeSchema,
    answer: z.object({ status: success, received: receivedMessageSchema }),
  },
  deleteMessage: {
    method: 'DELETE',
    path: '/contact/:id',
    access: 'admin',
    summary: 'Eliminar un mensaje recibido',
    answer: done,
  },
} as const satisfies Record<string, Endpoint>;
