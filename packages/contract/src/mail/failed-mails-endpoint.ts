import { z } from '../z';
import { endpoint } from '../http/endpoint';
import { successAnswer } from '../http/responses';
import { failedMailSchema } from './order-mails';

// Apart from the other calls of mails: the dashboard's first load would carry the texts of all messages.
export const listFailedMails = endpoint('listFailedMails', {
  method: 'GET',
  path: '/mails/failed',
  access: 'admin',
  summary:
    'Mails of orders that could not be sent, newest first; sent again, or once their text is deleted, they leave',
  answer: successAnswer({ mails: z.array(failedMailSchema) }),
});
