import { z } from '../z';
import { endpoint } from '../http/endpoint';
import { bulkAnswerSchema, successAnswer } from '../http/responses';
import { bulkFulfillmentSchema, fulfillmentChangeSchema } from './fulfillment-change';
import { returnedUnitsSchema } from './giving-back';
import { saleDraftSchema } from './sale-draft';
import { orderEditPreviewSchema, orderEditSchema } from './order-edit';
import { orderInvoiceChangeSchema } from './order-invoice';
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
  whatsappOpenedSchema,
} from './order-management';
import {
  orderDeletionSchema,
  orderPaymentDraftSchema,
  orderRefundDraftSchema,
  paymentVoidSchema,
} from './order-payment';
import { orderUndoSchema, undoField } from './order-undo';
import { proofAcceptanceSchema } from './proof-acceptance';

export const registerSale = endpoint('registerSale', {
  method: 'POST',
  path: '/orders/manual',
  access: 'admin',
  summary: 'Register a sale of the counter or of a chat',
  body: saleDraftSchema,
  idempotencyKey: true,
  answer: orderAnswerSchema,
});

export const listOrders = endpoint('listOrders', {
  method: 'GET',
  path: '/orders',
  access: 'admin',
  limit: 'personalRead',
  failure: 'Error al obtener órdenes',
  summary: 'Orders, filtered and in pages',
  query: orderListQuerySchema,
  answer: orderListAnswerSchema,
});

export const ordersSummary = endpoint('ordersSummary', {
  method: 'GET',
  path: '/orders/summary',
  access: 'admin',
  failure: 'Error al obtener resumen de órdenes',
  summary: 'Totals of all orders',
  answer: successAnswer({ summary: ordersSummarySchema }),
});

export const exportOrders = endpoint('exportOrders', {
  method: 'GET',
  path: '/orders/export',
  access: 'admin',
  freshProof: 'always',
  summary: 'Orders as CSV',
  query: orderListQuerySchema,
});

export const listDeletedOrders = endpoint('listDeletedOrders', {
  method: 'GET',
  path: '/orders/deleted',
  access: 'admin',
  summary: 'Deleted orders that can still be restored',
  query: deletedOrdersQuerySchema,
  answer: deletedOrdersAnswerSchema,
});

export const bulkOrderStatus = endpoint('bulkOrderStatus', {
  method: 'POST',
  path: '/orders/bulk-status',
  access: 'admin',
  summary: 'Change the status of several orders',
  body: orderBulkStatusSchema,
  answer: bulkAnswerSchema,
});

export const bulkFulfillment = endpoint('bulkFulfillment', {
  method: 'POST',
  path: '/orders/bulk-fulfillment',
  access: 'admin',
  summary: 'Take several orders one step towards their customers',
  body: bulkFulfillmentSchema,
  answer: bulkAnswerSchema,
});

export const getOrder = endpoint('getOrder', {
  method: 'GET',
  path: '/orders/:id',
  access: 'admin',
  limit: 'personalRead',
  failure: 'Error al obtener orden',
  summary: 'One order with its history',
  answer: successAnswer({ order: adminOrderSchema }),
});

export const updateOrderStatus = endpoint('updateOrderStatus', {
  method: 'PUT',
  path: '/orders/:id/status',
  access: 'admin',
  failure: 'Error al actualizar estado de orden',
  summary: 'Change the status of an order',
  body: orderStatusChangeSchema,
  idempotencyKey: true,
  answer: orderAnswerSchema,
});

export const changeFulfillment = endpoint('changeFulfillment', {
  method: 'PUT',
  path: '/orders/:id/fulfillment',
  access: 'admin',
  summary: 'Say where the goods of an order are',
  body: fulfillmentChangeSchema,
  answer: orderAnswerSchema,
});

export const recordInvoice = endpoint('recordInvoice', {
  method: 'PUT',
  path: '/orders/:id/invoice',
  access: 'admin',
  summary: 'Say number and link of the invoice that was issued for an order',
  body: orderInvoiceChangeSchema,
  answer: orderAnswerSchema,
});

export const editOrder = endpoint('editOrder', {
  method: 'PUT',
  path: '/orders/:id/lines',
  access: 'admin',
  summary: 'Change the lines, the price, the delivery or the contact of an order that is not delivered',
  body: orderEditSchema,
  answer: orderAnswerSchema,
});

export const previewOrderEdit = endpoint('previewOrderEdit', {
  method: 'POST',
  path: '/orders/:id/lines/preview',
  access: 'admin',
  summary: 'Say what an edit would cost, and change nothing',
  body: orderEditSchema,
  answer: orderEditPreviewSchema,
});

export const recordPayment = endpoint('recordPayment', {
  method: 'POST',
  path: '/orders/:id/payments',
  access: 'admin',
  summary: 'Record money that was paid for an order; one that is paid in full becomes paid',
  body: orderPaymentDraftSchema,
  idempotencyKey: true,
  answer: orderAnswerSchema,
});

export const recordRefund = endpoint('recordRefund', {
  method: 'POST',
  path: '/orders/:id/refunds',
  access: 'admin',
  summary: 'Record money that was returned for an order; one that is returned in full becomes refunded',
  body: orderRefundDraftSchema,
  idempotencyKey: true,
  answer: orderAnswerSchema,
});

export const voidPayment = endpoint('voidPayment', {
  method: 'POST',
  path: '/orders/:id/payments/:paymentId/void',
  access: 'admin',
  summary:
    'Void an entry of the ledger that was noted by mistake; a paid order with a debt awaits its payment again',
  body: paymentVoidSchema,
  answer: orderAnswerSchema,
});

export const returnUnits = endpoint('returnUnits', {
  method: 'POST',
  path: '/orders/:id/returned-units',
  access: 'admin',
  summary: 'Say which units of a stopped or refunded order return to stock',
  body: returnedUnitsSchema,
  answer: orderAnswerSchema,
});

export const acceptProof = endpoint('acceptProof', {
  method: 'POST',
  path: '/orders/:id/proof-acceptance',
  access: 'admin',
  summary: 'Record the money that a transfer proof shows; less than is due asks the customer for the rest',
  body: proofAcceptanceSchema,
  answer: orderAnswerSchema,
});

export const undoOrderStep = endpoint('undoOrderStep', {
  method: 'POST',
  path: '/orders/undo',
  access: 'admin',
  summary: 'Take back what the caller did to one or several orders within the last minute',
  body: orderUndoSchema,
  answer: bulkAnswerSchema,
});

export const recordWhatsapp = endpoint('recordWhatsapp', {
  method: 'POST',
  path: '/orders/:id/whatsapp-opened',
  access: 'admin',
  summary:
    'Record that staff opened the WhatsApp text of an order, or of an exchange; only its answer has the link',
  body: whatsappOpenedSchema,
  answer: orderAnswerSchema,
});

export const revokeOrderLinks = endpoint('revokeOrderLinks', {
  method: 'POST',
  path: '/orders/:id/links/revoke',
  access: 'admin',
  summary: 'Revoke every link of an order that exists; later mails and texts carry a new one',
  answer: orderAnswerSchema,
});

export const confirmOrder = endpoint('confirmOrder', {
  method: 'PATCH',
  path: '/orders/:id/confirm',
  access: 'admin',
  summary: 'Confirm a pending order',
  answer: successAnswer({ success: z.boolean(), order: adminOrderSchema, ...undoField }),
});

export const deleteOrder = endpoint('deleteOrder', {
  method: 'DELETE',
  path: '/orders/:id',
  access: 'admin',
  failure: 'Error al eliminar orden',
  summary: 'Delete an order; one with money or units to return needs to be told what becomes of them',
  body: orderDeletionSchema,
  answer: successAnswer({ message: z.string(), ...undoField }),
});

export const restoreOrder = endpoint('restoreOrder', {
  method: 'POST',
  path: '/orders/:id/restore',
  access: 'admin',
  summary: 'Restore a deleted order with its units',
  answer: orderAnswerSchema,
});
