import { z } from '../z';
import type { Endpoint } from '../http/endpoint';
import { successStatus } from '../http/responses';
import { orderMailSchema, orderMailsAnswerSchema } from './mail';

export const mailEndpoints = {
  listOrderMails: {
    method: 'GET',
    path: '/orders/:id/mails',
    access: 'admin',
    summary: 'The mails of an order, oldest first, and whether each was sent',
    answer: orderMailsAnswerSchema,
  },
  resendMail: {
    method: 'POST',
    path: '/mails/:id/resend',
    access: 'admin',
    summary: 'Send a mail of an order once more; 409 while it waits and once its text was deleted',
    answer: z.object({ status: successStatus, mail: orderMailSchema }),
  },
} as const satisfies Record<string, Endpoint>;
