import { listPhoneAlerts } from '../dashboard-endpoints';
import type { Endpoint } from '../http/endpoint';
import { messageAnswerSchema, successAnswer } from '../http/responses';
import { cancelStockAlert, confirmStockAlert, createStockAlert } from '../shopper-endpoints';
import {
  awaitedVariantsAnswerSchema,
  awaitedVariantsQuerySchema,
  phoneAlertChangeSchema,
  phoneAlertSchema,
} from './stock-alert-management';

export const stockAlertEndpoints = {
  createStockAlert,
  confirmStockAlert,
  cancelStockAlert,
  listAwaitedVariants: {
    method: 'GET',
    path: '/stock-alerts/variants',
    access: 'admin',
    summary: 'Variants that shoppers wait for, most awaited first',
    query: awaitedVariantsQuerySchema,
    answer: awaitedVariantsAnswerSchema,
  },
  listPhoneAlerts,
  markPhoneAlert: {
    method: 'PUT',
    path: '/stock-alerts/phones/:id',
    access: 'admin',
    summary: 'Mark that the shopper was told by WhatsApp, or undo it',
    body: phoneAlertChangeSchema,
    answer: successAnswer({ alert: phoneAlertSchema }),
  },
  deletePhoneAlert: {
    method: 'DELETE',
    path: '/stock-alerts/phones/:id',
    access: 'admin',
    summary: 'Delete an alert by phone',
    answer: messageAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
