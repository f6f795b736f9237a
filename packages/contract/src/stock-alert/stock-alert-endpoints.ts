import { endpoint } from '../http/endpoint';
import { messageAnswerSchema, successAnswer } from '../http/responses';
import { restockAnswerSchema } from './restock';
import { stockAlertAnswerSchema, stockAlertDraftSchema, stockAlertTokenSchema } from './stock-alert';
import {
  awaitedVariantsAnswerSchema,
  awaitedVariantsQuerySchema,
  phoneAlertChangeSchema,
  phoneAlertSchema,
  phoneAlertsAnswerSchema,
  phoneAlertsQuerySchema,
} from './stock-alert-management';

export const createStockAlert = endpoint('createStockAlert', {
  method: 'POST',
  path: '/stock-alerts',
  access: 'public',
  limit: 'createStockAlert',
  summary: 'Ask to be told when a sold-out variant is back, by mail or by phone',
  body: stockAlertDraftSchema,
  answer: messageAnswerSchema,
});

export const confirmStockAlert = endpoint('confirmStockAlert', {
  method: 'POST',
  path: '/stock-alerts/confirm',
  access: 'public',
  limit: 'openStockAlert',
  summary: 'Confirm an alert by mail with the token of its link',
  body: stockAlertTokenSchema,
  answer: stockAlertAnswerSchema,
});

export const cancelStockAlert = endpoint('cancelStockAlert', {
  method: 'POST',
  path: '/stock-alerts/cancel',
  access: 'public',
  limit: 'openStockAlert',
  summary: 'Cancel an alert with the token of its link; works more than once',
  body: stockAlertTokenSchema,
  answer: stockAlertAnswerSchema,
});

export const listAwaitedVariants = endpoint('listAwaitedVariants', {
  method: 'GET',
  path: '/stock-alerts/variants',
  access: 'admin',
  summary: 'Variants that shoppers wait for, most awaited first',
  query: awaitedVariantsQuerySchema,
  answer: awaitedVariantsAnswerSchema,
});

export const listRestock = endpoint('listRestock', {
  method: 'GET',
  path: '/stock-alerts/restock',
  access: 'admin',
  summary: 'Variants of which little is left, with who waits for them and what was sold lately',
  answer: restockAnswerSchema,
});

export const exportRestock = endpoint('exportRestock', {
  method: 'GET',
  path: '/stock-alerts/restock/export',
  access: 'admin',
  summary: 'The list of what to buy again as CSV',
});

export const listPhoneAlerts = endpoint('listPhoneAlerts', {
  method: 'GET',
  path: '/stock-alerts/phones',
  access: 'admin',
  summary: 'Alerts that staff send by WhatsApp, those due first',
  query: phoneAlertsQuerySchema,
  answer: phoneAlertsAnswerSchema,
});

export const markPhoneAlert = endpoint('markPhoneAlert', {
  method: 'PUT',
  path: '/stock-alerts/phones/:id',
  access: 'admin',
  summary: 'Mark that the shopper was told by WhatsApp, or undo it',
  body: phoneAlertChangeSchema,
  answer: successAnswer({ alert: phoneAlertSchema }),
});

export const deletePhoneAlert = endpoint('deletePhoneAlert', {
  method: 'DELETE',
  path: '/stock-alerts/phones/:id',
  access: 'admin',
  summary: 'Delete an alert by phone',
  answer: messageAnswerSchema,
});
