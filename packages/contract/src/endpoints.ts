import { z } from './z';
import type { Endpoint } from './endpoint';
import {
  loginSchema,
  adminUserSchema,
  passwordChangeSchema,
  profileSchema,
  sessionAnswerSchema,
} from './account/account';
import { contactMessageSchema } from './contact/contact-message';
import { healthSchema } from './health/health';
import {
  interactionDraftSchema,
  interactionSchema,
  interactionsSummarySchema,
  mostViewedCategoriesQuerySchema,
  mostViewedProductsQuerySchema,
  viewedCategorySchema,
  viewedProductSchema,
} from './interaction/interaction';
import {
  addProofSchema,
  createOrderAnswerSchema,
  maskedOrderSchema,
  orderAnswerSchema,
  orderBulkStatusSchema,
  orderDraftSchema,
  orderListAnswerSchema,
  orderListQuerySchema,
  orderSchema,
  orderStatusChangeSchema,
  ordersSummarySchema,
} from './order/order';
import {
  bulkAnswerSchema,
  productBulkSchema,
  productChangeSchema,
  productDraftSchema,
  productImportAnswerSchema,
  productImportSchema,
  productListAnswerSchema,
  productListQuerySchema,
  productSchema,
} from './product/product';
import { shopSettingDraftSchema, shopSettingSchema } from './shop-setting/shop-setting';
import {
  contentAnswerSchema,
  contentRevisionSchema,
  siteContentDraftSchema,
} from './site-content/site-content';
import { overviewSchema, salesQuerySchema, salesSchema } from './stats/stats';
import { uploadAnswerSchema } from './upload/image-upload';

const status = z.literal('success');
const done = z.object({ status, message: z.string() });
const product = z.object({ status, product: productSchema });
const linkToken = z.object({ token: z.optional(z.string().check(z.maxLength(200))) });

/** Every call of the system. The server routes them, the clients call them, the documents describe them. */
export const endpoints = {
  // Accounts
  login: {
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Iniciar sesión',
    body: loginSchema,
    answer: sessionAnswerSchema,
  },
  refreshSession: {
    method: 'POST',
    path: '/auth/refresh',
    access: 'public',
    summary: 'Renovar la sesión con la cookie',
    answer: sessionAnswerSchema,
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: 'public',
    summary: 'Cerrar la sesión en todas partes',
    answer: done,
  },
  checkSession: {
    method: 'GET',
    path: '/auth/check',
    access: 'admin',
    summary: 'Quién tiene la sesión',
    answer: z.object({ status, user: adminUserSchema }),
  },
  updateProfile: {
    method: 'PUT',
    path: '/users/profile',
    access: 'admin',
    summary: 'Cambiar usuario y email',
    body: profileSchema,
    answer: z.object({ status, user: adminUserSchema }),
  },
  updatePassword: {
    method: 'PUT',
    path: '/users/password',
    access: 'admin',
    summary: 'Cambiar la contraseña',
    body: passwordChangeSchema,
    answer: z.object({ status, message: z.string(), token: z.string() }),
  },

  // Products
  listProducts: {
    method: 'GET',
    path: '/products',
    access: 'public',
    summary: 'Catálogo: filtros, orden y páginas',
    query: productListQuerySchema,
    answer: productListAnswerSchema,
  },
  countProducts: {
    method: 'GET',
    path: '/products/count',
    access: 'public',
    summary: 'Cuántos productos hay',
    answer: z.object({ status, count: z.number() }),
  },
  exportProducts: { method: 'GET', path: '/products/export', access: 'admin', summary: 'Productos como CSV' },
  getProduct: {
    method: 'GET',
    path: '/products/:id',
    access: 'public',
    summary: 'Un producto, por _id o slug',
    answer: product,
  },
  createProduct: {
    method: 'POST',
    path: '/products',
    access: 'admin',
    summary: 'Crear un producto',
    body: productDraftSchema,
    answer: product,
  },
  bulkProducts: {
    method: 'POST',
    path: '/products/bulk',
    access: 'admin',
    summary: 'Cambiar varios productos',
    body: productBulkSchema,
    answer: bulkAnswerSchema,
  },
  importProducts: {
    method: 'POST',
    path: '/products/import',
    access: 'admin',
    summary: 'Importar productos de un CSV',
    body: productImportSchema,
    answer: productImportAnswerSchema,
  },
  updateProduct: {
    method: 'PUT',
    path: '/products/:id',
    access: 'admin',
    summary: 'Cambiar un producto o solo su estado',
    body: productChangeSchema,
    answer: product,
  },
  deleteProduct: {
    method: 'DELETE',
    path: '/products/:id',
    access: 'admin',
    summary: 'Eliminar un producto sin órdenes activas',
    answer: done,
  },

  // Orders
  createOrder: {
    method: 'POST',
    path: '/orders',
    access: 'public',
    summary: 'Hacer un pedido',
    body: orderDraftSchema,
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
    answer: z.object({ status, summary: ordersSummarySchema }),
  },
  exportOrders: {
    method: 'GET',
    path: '/orders/export',
    access: 'admin',
    summary: 'Órdenes como CSV',
    query: orderListQuerySchema,
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
    answer: z.object({ status, order: z.union([orderSchema, maskedOrderSchema]) }),
  },
  addProof: {
    method: 'POST',
    path: '/orders/by-number/:orderNumber/proof',
    access: 'public',
    summary: 'Sumar el comprobante a un pedido que lo espera',
    body: addProofSchema,
    answer: z.object({ status, order: orderSchema }),
  },
  getOrder: {
    method: 'GET',
    path: '/orders/:id',
    access: 'admin',
    summary: 'Una orden con su historia',
    answer: z.object({ status, order: orderAnswerSchema.shape.order }),
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
    answer: z.object({ status, success: z.boolean(), order: orderAnswerSchema.shape.order }),
  },
  deleteOrder: {
    method: 'DELETE',
    path: '/orders/:id',
    access: 'admin',
    summary: 'Eliminar una orden',
    answer: done,
  },

  // Site content and settings
  getContent: {
    method: 'GET',
    path: '/content',
    access: 'public',
    summary: 'Todos los textos de la tienda',
    answer: contentAnswerSchema,
  },
  updateContent: {
    method: 'PUT',
    path: '/content',
    access: 'admin',
    summary: 'Guardar todos los textos',
    body: siteContentDraftSchema,
    answer: contentAnswerSchema,
  },
  listContentRevisions: {
    method: 'GET',
    path: '/content/revisions',
    access: 'admin',
    summary: 'Versiones guardadas',
    answer: z.object({ status, revisions: z.array(contentRevisionSchema) }),
  },
  getContentRevision: {
    method: 'GET',
    path: '/content/revisions/:id',
    access: 'admin',
    summary: 'Una versión guardada',
    answer: contentAnswerSchema,
  },
  getShop: {
    method: 'GET',
    path: '/shop',
    access: 'public',
    summary: 'Datos de la tienda',
    answer: z.object({ status, shop: shopSettingSchema }),
  },
  updateShop: {
    method: 'PUT',
    path: '/shop',
    access: 'admin',
    summary: 'Cambiar los datos de la tienda',
    body: shopSettingDraftSchema,
    answer: z.object({ status, shop: shopSettingSchema }),
  },

  // Interactions and figures
  recordInteraction: {
    method: 'POST',
    path: '/interactions',
    access: 'public',
    summary: 'Registrar una visita a un producto',
    body: interactionDraftSchema,
    answer: z.object({ status, interaction: interactionSchema }),
  },
  interactionsSummary: {
    method: 'GET',
    path: '/interactions/summary',
    access: 'admin',
    summary: 'Cuántas interacciones hubo',
    answer: z.object({ status, summary: interactionsSummarySchema }),
  },
  mostViewedProducts: {
    method: 'GET',
    path: '/interactions/most-viewed-products',
    access: 'admin',
    summary: 'Productos más vistos',
    query: mostViewedProductsQuerySchema,
    answer: z.object({ status, products: z.array(viewedProductSchema) }),
  },
  mostViewedCategories: {
    method: 'GET',
    path: '/interactions/most-viewed-categories',
    access: 'admin',
    summary: 'Categorías más vistas',
    query: mostViewedCategoriesQuerySchema,
    answer: z.object({ status, categories: z.array(viewedCategorySchema) }),
  },
  resetInteractions: {
    method: 'DELETE',
    path: '/interactions/reset',
    access: 'admin',
    summary: 'Poner las interacciones en cero',
    answer: z.object({ status, success: z.boolean(), message: z.string() }),
  },
  salesStats: {
    method: 'GET',
    path: '/stats/sales',
    access: 'admin',
    summary: 'Ventas por día y período anterior',
    query: salesQuerySchema,
    answer: z.object({ status, sales: salesSchema }),
  },
  overviewStats: {
    method: 'GET',
    path: '/stats/overview',
    access: 'admin',
    summary: 'Lo que hay que mirar hoy',
    answer: z.object({ status, overview: overviewSchema }),
  },

  // Files, contact, health
  uploadProof: {
    method: 'POST',
    path: '/upload/proof',
    access: 'public',
    summary: 'Subir un comprobante, o una imagen de la tienda (purpose=content, solo administradores)',
    multipart: true,
    answer: uploadAnswerSchema,
  },
  readProof: {
    method: 'GET',
    path: '/upload/proof/:id',
    access: 'public',
    summary: 'Ver un comprobante con un enlace firmado de 5 minutos',
    query: z.object({ e: z.string().check(z.maxLength(20)), s: z.string().check(z.maxLength(100)) }),
  },
  sendContactMessage: {
    method: 'POST',
    path: '/contact',
    access: 'public',
    summary: 'Enviar un mensaje a la tienda',
    body: contactMessageSchema,
    answer: done,
  },
  health: {
    method: 'GET',
    path: '/health',
    access: 'public',
    summary: 'Estado del servicio',
    answer: healthSchema,
  },
  openapi: { method: 'GET', path: '/openapi.json', access: 'public', summary: 'Este documento' },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
