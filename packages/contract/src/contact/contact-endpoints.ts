import { z } from '../z';
import { messageAnswerSchema, successStatus } from '../http/responses';
import type { Endpoint } from '../http/endpoint';
import {
  messageChangeSchema,
  messageListAnswerSchema,
  messageListQuerySchema,
  receivedMessageSchema,
} from './contact-inbox';
import { contactMessageSchema } from './contact-message';

export const contactEndpoints = {
  sendContactMessage: {
    method: 'POST',
    path: '/contact',
    access: 'public',
    summary: 'Enviar un mensaje a la tienda',
    body: contactMessageSchema,
    /** `code` exists for withdrawals only. */
    answer: z.object({ ...messageAnswerSchema.shape, code: z.optional(z.string()) }),
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
    answer: z.object({ status: successStatus, received: receivedMessageSchema }),
  },
  deleteMessage: {
    method: 'DELETE',
    path: '/contact/:id',
    access: 'admin',
    summary: 'Eliminar un mensaje recibido',
    answer: messageAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
