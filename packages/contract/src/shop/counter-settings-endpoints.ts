import { endpoint } from '../http/endpoint';
import { counterSettingsAnswerSchema, counterSettingsChangeSchema } from './counter-settings';

export const getCounterSettings = endpoint('getCounterSettings', {
  method: 'GET',
  path: '/counter-settings',
  access: 'admin',
  summary: 'Ways of payment at the counter, and who closes the till',
  answer: counterSettingsAnswerSchema,
});

export const updateCounterSettings = endpoint('updateCounterSettings', {
  method: 'PUT',
  path: '/counter-settings',
  access: 'admin',
  summary: 'Change the ways of payment at the counter, and who closes the till',
  body: counterSettingsChangeSchema,
  answer: counterSettingsAnswerSchema,
});
