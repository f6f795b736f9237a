import { z } from '../z';
import type { Endpoint } from '../http/endpoint';
import { bulkAnswerSchema, messageAnswerSchema, successStatus } from '../http/responses';
import { productChangeSchema, productDraftSchema, productSchema } from './product';
import { productBulkSchema, productImportAnswerSchema, productImportSchema } from './product-bulk';
import {
  deletedProductsAnswerSchema,
  deletedProductsQuerySchema,
  productListAnswerSchema,
  productListQuerySchema,
  restoredProductAnswerSchema,
} from './product-list';

const productAnswerSchema = z.object({ status: successStatus, product: productSchema });

export const productEndpoints = {
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
    answer: z.object({ status: successStatus, count: z.number() }),
  },
  exportProducts: { method: 'GET', path: '/products/export', access: 'admin', summary: 'Productos como CSV' },
  listDeletedProducts: {
    method: 'GET',
    path: '/products/deleted',
    access: 'admin',
    summary: 'Productos eliminados que todavía se pueden recuperar',
    query: deletedProductsQuerySchema,
    answer: deletedProductsAnswerSchema,
  },
  getProduct: {
    method: 'GET',
    path: '/products/:id',
    access: 'public',
    summary: 'Un producto, por _id o slug',
    answer: productAnswerSchema,
  },
  createProduct: {
    method: 'POST',
    path: '/products',
    access: 'admin',
    summary: 'Crear un producto',
    body: productDraftSchema,
    idempotencyKey: true,
    answer: productAnswerSchema,
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
    idempotencyKey: true,
    answer: productAnswerSchema,
  },
  deleteProduct: {
    method: 'DELETE',
    path: '/products/:id',
    access: 'admin',
    summary: 'Eliminar un producto sin órdenes activas',
    answer: messageAnswerSchema,
  },
  restoreProduct: {
    method: 'POST',
    path: '/products/:id/restore',
    access: 'admin',
    summary: 'Recuperar un producto eliminado',
    answer: restoredProductAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
