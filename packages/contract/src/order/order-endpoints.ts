import { z } from '../z';
import { listOrders, ordersSummary } from '../dashboard-endpoints';
import type { Endpoint } from '../http/endpoint';
import { orderInvoiceChangeSchema } from './order-invoice';
import { bulkAnswerSchema, messageAnswerSchema, successAnswer } from '../http/responses';
import { addProof, createOrder, getOrderByNumber, readSharedCart } from '../shopper-endpoints';
import { bulkFulfillmentSchema, fulfillmentChangeSchema } from './fulfillment-change';
import { manualOrderSchema } from './manual-order';
import { proofAcceptanceSchema } from './proof-acceptance';
import { orderEditPreviewSchema, orderEditSchema } from './order-edit';
import { returnedUnitsSchema } from './giving-back';
import {
  orderDeletionSchema,
  orderPaymentDraftSchema,
  orderRefundDraftSchema,
  paymentVoidSchema,
} from './order-payment';
import {
  adminOrderSchema,
  deletedOrdersAnswerSchema,
  deletedOrdersQuerySchema,
  orderAnswerSchema,
  orderBulkStatusSchema,
  orderListQuerySchema,
  orderStatusChangeSchema,
  proofQueueAnswerSchema,
  whatsappOpenedSchema,
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
  listOrders,
  ordersSummary,
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
  listProofQueue: {
    method: 'GET',
    path: '/orders/proof-queue',
    access: 'admin',
    summary: 'Orders whose transfer proof awaits a decision, oldest first',
    answer: proofQueueAnswerSchema,
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
  readSharedCart,
  getOrder: {
    method: 'GET',
    path: '/orders/:id',
    access: 'admin',
    summary: 'One order with its history',
    answer: successAnswer({ order: adminOrderSchema }),
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
  recordInvoice: {
    method: 'PUT',
    path: '/orders/:id/invoice',
    access: 'admin',
    summary: 'Say number and link of the invoice that was issued for an order',
    body: orderInvoiceChangeSchema,
    answer: orderAnswerSchema,
  },
  editOrder: {
    method: 'PUT',
    path: '/orders/:id/lines',
    access: 'admin',
    summary: 'Change the lines, the price, the delivery or the contact of an order that is not delivered',
    body: orderEditSchema,
    answer: orderAnswerSchema,
  },
  previewOrderEdit: {
    method: 'POST',
    path: '/orders/:id/lines/preview',
    access: 'admin',
    summary: 'Say what an edit would cost, and change nothing',
    body: orderEditSchema,
    answer: orderEditPreviewSchema,
  },
  recordPayment: {
    method: 'POST',
    path: '/orders/:id/payments',
    access: 'admin',
    summary: 'Record money that was paid for an order; one that is paid in full becomes paid',
    body: orderPaymentDraftSchema,
    idempotencyKey: true,
    answer: orderAnswerSchema,
  },
  recordRefund: {
    method: 'POST',
    path: '/orders/:id/refunds',
    access: 'admin',
    summary: 'Record money that was returned for an order; one that is returned in full becomes refunded',
    body: orderRefundDraftSchema,
    idempotencyKey: true,
    answer: orderAnswerSchema,
  },
  voidPayment: {
    method: 'POST',
    path: '/orders/:id/payments/:paymentId/void',
    access: 'admin',
    summary:
      'Void an entry of the ledger that was noted by mistake; a paid order with a debt awaits its payment again',
    body: paymentVoidSchema,
    answer: orderAnswerSchema,
  },
  returnUnits: {
    method: 'POST',
    path: '/orders/:id/returned-units',
    access: 'admin',
    summary: 'Say which units of a stopped or refunded order return to stock',
    body: returnedUnitsSchema,
    answer: orderAnswerSchema,
  },
  acceptProof: {
    method: 'POST',
    path: '/orders/:id/proof-acceptance',
    access: 'admin',
    summary: 'Record the money that a transfer proof shows; less than is due asks the customer for the rest',
    body: proofAcceptanceSchema,
    answer: orderAnswerSchema,
  },
  undoProofAcceptance: {
    method: 'DELETE',
    path: '/orders/:id/proof-acceptance',
    access: 'admin',
    summary: 'Take back the last acceptance of a transfer proof',
    answer: orderAnswerSchema,
  },
  recordWhatsapp: {
    method: 'POST',
    path: '/orders/:id/whatsapp-opened',
    access: 'admin',
    summary:
      'Record that staff opened the WhatsApp text of an order, or of an exchange; only its answer has the link',
    body: whatsappOpenedSchema,
    answer: orderAnswerSchema,
  },
  revokeOrderLinks: {
    method: 'POST',
    path: '/orders/:id/links/revoke',
    access: 'admin',
    summary: 'Revoke every link of an order that exists; later mails and texts carry a new one',
    answer: orderAnswerSchema,
  },
  confirmOrder: {
    method: 'PATCH',
    path: '/orders/:id/confirm',
    access: 'admin',
    summary: 'Confirm a pending order',
    answer: successAnswer({ success: z.boolean(), order: adminOrderSchema }),
  },
  deleteOrder: {
    method: 'DELETE',
    path: '/orders/:id',
    access: 'admin',
    summary: 'Delete an order; one with money or units to return needs to be told what becomes of them',
    body: orderDeletionSchema,
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
