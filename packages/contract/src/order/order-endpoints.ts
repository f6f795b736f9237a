import { z } from '../z';
import type { Endpoint } from '../http/endpoint';
import { bulkAnswerSchema, messageAnswerSchema, successStatus } from '../http/responses';
import {
  adminOrderSchema,
  createOrderAnswerSchema,
  deletedOrdersAnswerSchema,
  deletedOrdersQuerySchema,
  maskedOrderSchema,
  orderAnswerSchema,
  orderBulkStatusSchema,
  orderListAnswerSchema,
  orderListQuerySchema,
  orderSchema,
  orderStatusChangeSchema,
  ordersSummarySchema,
} from './order';
import { addProofSchema, orderDraftSchema } from './order-draft';

const linkToken = z.object({ token: z.optional(z.string().check(z.maxLength(200))) });

export const orderEndpoints = {
  createOrder: {
    method: 'POST',
    path: '/orders',
    access: 'public',
    summary: 'Hacer un pedido',
    body: orderDraftSchema,
    idempotencyKey: true,
    answer: createOrderAnswerSchema,
  },
  listOrders: {
    method: 'GET',
    path: '/orders',
    access: 'admin',
    summary: 'Órdenes: filtros y páginas',
    query: orderListQuerySchema,
    answer: orderListAnswerSchema,
  },
  ordersSummary: {
    method: 'GET',
    path: '/orders/summary',
    access: 'admin',
    summary: 'Totales de todas las órdenes',
    answer: z.object({ status: successStatus, summary: ordersSummarySchema }),
  },
  exportOrders: {
    method: 'GET',
    path: '/orders/export',
    access: 'admin',
    summary: 'Órdenes como CSV',
    query: orderListQuerySchema,
  },
  listDeletedOrders: {
    method: 'GET',
    path: '/orders/deleted',
    access: 'admin',
    summary: 'Órdenes eliminadas que todavía se pueden recuperar',
    query: deletedOrdersQuerySchema,
    answer: deletedOrdersAnswerSchema,
  },
  bulkOrderStatus: {
    method: 'POST',
    path: '/orders/bulk-status',
    access: 'admin',
    summary: 'Cambiar el estado de varias órdenes',
    body: orderBulkStatusSchema,
    answer: bulkAnswerSchema,
  },
  getOrderByNumber: {
    method: 'GET',
    path: '/orders/by-number/:orderNumber',
    access: 'public',
    summary: 'Seguimiento: datos enmascarados, o todos con el enlace firmado',
    query: linkToken,
    answer: z.object({ status: successStatus, order: z.union([orderSchema, maskedOrderSchema]) }),
  },
  addProof: {
    method: 'POST',
    path: '/orders/by-number/:orderNumber/proof',
    access: 'public',
    summary: 'Sumar el comprobante a un pedido que lo espera',
    body: addProofSchema,
    answer: z.object({ status: successStatus, order: orderSchema }),
  },
  getOrder: {
    method: 'GET',
    path: '/orders/:id',
    access: 'admin',
    summary: 'Una orden con su historia',
    answer: z.object({ status: successStatus, order: adminOrderSchema }),
  },
  updateOrderStatus: {
    method: 'PUT',
    path: '/orders/:id/status',
    access: 'admin',
    summary: 'Cambiar el estado de una orden',
    body: orderStatusChangeSchema,
    answer: orderAnswerSchema,
  },
  confirmOrder: {
    method: 'PATCH',
    path: '/orders/:id/confirm',
    access: 'admin',
    summary: 'Confirmar una orden pendiente',
    answer: z.object({ status: successStatus, success: z.boolean(), order: adminOrderSchema }),
  },
  deleteOrder: {
    method: 'DELETE',
    path: '/orders/:id',
    access: 'admin',
    summary: 'Eliminar una orden',
    answer: messageAnswerSchema,
  },
  restoreOrder: {
    method: 'POST',
    path: '/orders/:id/restore',
    access: 'admin',
    summary: 'Recuperar una orden eliminada, con sus unidades',
    answer: orderAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
