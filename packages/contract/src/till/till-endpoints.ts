import { endpoint } from '../http/endpoint';
import { tillAnswerSchema, tillClosingAnswerSchema, tillClosingDraftSchema } from './till-closing';

export const readTill = endpoint('readTill', {
  method: 'GET',
  path: '/till-closings/:day',
  access: 'admin',
  summary: 'The money of a day by method, its cash entries and its till closings',
  answer: tillAnswerSchema,
});

export const readOwnTill = endpoint('readOwnTill', {
  method: 'GET',
  path: '/till-closings/:day/own',
  access: 'admin',
  summary: 'The money that the caller took on a day, where the owner lets sellers close their till',
  answer: tillAnswerSchema,
});

export const closeOwnTill = endpoint('closeOwnTill', {
  method: 'POST',
  path: '/till-closings/own',
  access: 'admin',
  summary: 'Hand over the cash that the caller took on a day; a second one corrects the first',
  body: tillClosingDraftSchema,
  idempotencyKey: true,
  answer: tillClosingAnswerSchema,
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
