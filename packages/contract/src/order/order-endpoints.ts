import { z } from '../z';
import type { Endpoint } from '../http/endpoint';
import { bulkAnswerSchema, messageAnswerSchema, successStatus } from '../http/responses';
import { addProof, createOrder, getOrderByNumber } from '../shopper-endpoints';
import { bulkFulfillmentSchema, fulfillmentChangeSchema } from './fulfillment-change';
import { manualOrderSchema } from './manual-order';
import {
  adminOrderSchema,
  deletedOrdersAnswerSchema,
  deletedOrdersQuerySchema,
  orderAnswerSchema,
  orderBulkStatusSchema,
  orderListAnswerSchema,
  orderListQuerySchema,
  orderStatusChangeSchema,
  ordersSummarySchema,
} from './order-management';

export const orderEndpoints = {
  createOrder,
  registerSale: {
    method: 'POST',
    path: '/orders/manual',
    access: 'admin',
    summary: 'Register a sale of the counter or of a chat',
    body: manualOrderSchema,
    idempotencyKey: true,
    answer: orderAnswerSchema,
  },
  listOrders: {
    method: 'GET',
    path: '/orders',
    access: 'admin',
    summary: 'Orders, filtered and in pages',
    query: orderListQuerySchema,
    answer: orderListAnswerSchema,
  },
  ordersSummary: {
    method: 'GET',
    path: '/orders/summary',
    access: 'admin',
    summary: 'Totals of all orders',
    answer: z.object({ status: successStatus, summary: ordersSummarySchema }),
  },
  exportOrders: {
    method: 'GET',
    path: '/orders/export',
    access: 'admin',
    summary: 'Orders as CSV',
    query: orderListQuerySchema,
  },
  listDeletedOrders: {
    method: 'GET',
    path: '/orders/deleted',
    access: 'admin',
    summary: 'Deleted orders that can still be restored',
    query: deletedOrdersQuerySchema,
    answer: deletedOrdersAnswerSchema,
  },
  bulkOrderStatus: {
    method: 'POST',
    path: '/orders/bulk-status',
    access: 'admin',
    summary: 'Change the status of several orders',
    body: orderBulkStatusSchema,
    answer: bulkAnswerSchema,
  },
  bulkFulfillment: {
    method: 'POST',
    path: '/orders/bulk-fulfillment',
    access: 'admin',
    summary: 'Take several orders one step towards their customers',
    body: bulkFulfillmentSchema,
    answer: bulkAnswerSchema,
  },
  getOrderByNumber,
  addProof,
  getOrder: {
    method: 'GET',
    path: '/orders/:id',
    access: 'admin',
    summary: 'One order with its history',
    answer: z.object({ status: successStatus, order: adminOrderSchema }),
  },
  updateOrderStatus: {
    method: 'PUT',
    path: '/orders/:id/status',
    access: 'admin',
    summary: 'Change the status of an order',
    body: orderStatusChangeSchema,
    answer: orderAnswerSchema,
  },
  changeFulfillment: {
    method: 'PUT',
    path: '/orders/:id/fulfillment',
    access: 'admin',
    summary: 'Say where the goods of an order are',
    body: fulfillmentChangeSchema,
    answer: orderAnswerSchema,
  },
  confirmOrder: {
    method: 'PATCH',
    path: '/orders/:id/confirm',
    access: 'admin',
    summary: 'Confirm a pending order',
    answer: z.object({ status: successStatus, success: z.boolean(), order: adminOrderSchema }),
  },
  deleteOrder: {
    method: 'DELETE',
    path: '/orders/:id',
    access: 'admin',
    summary: 'Delete an order',
    answer: messageAnswerSchema,
  },
  restoreOrder: {
    method: 'POST',
    path: '/orders/:id/restore',
    access: 'admin',
    summary: 'Restore a deleted order with its units',
    answer: orderAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
