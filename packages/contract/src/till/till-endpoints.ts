import { endpoint } from '../http/endpoint';
import { tillAnswerSchema, tillClosingAnswerSchema, tillClosingDraftSchema } from './till-closing';

export const readTill = endpoint('readTill', {
  method: 'GET',
  path: '/till-closings/:day',
  access: 'admin',
  summary: 'The money of a day by method, its cash entries and its till closings',
  answer: tillAnswerSchema,
});

export const closeTill = endpoint('closeTill', {
  method: 'POST',
  path: '/till-closings',
  access: 'admin',
  summary: 'Close the till of a day with the counted cash; a second closing corrects the first',
  body: tillClosingDraftSchema,
  idempotencyKey: true,
  answer: tillClosingAnswerSchema,
});
