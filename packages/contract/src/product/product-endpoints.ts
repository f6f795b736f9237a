import { z } from '../z';
import type { Endpoint } from '../http/endpoint';
import { MAX_IMPORT_FILE_BYTES } from '../limits';
import { bulkAnswerSchema, messageAnswerSchema, successStatus } from '../http/responses';
import { productChangeSchema, productDraftSchema, productSchema } from './product';
import { productBulkSchema } from './product-bulk';
import {
  importFileAnswerSchema,
  importFileMessages,
  productImportAnswerSchema,
  productImportSchema,
} from './product-import';
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
  readImportFile: {
    method: 'POST',
    path: '/products/import/file',
    access: 'admin',
    summary: 'Leer un archivo CSV para importarlo por partes',
    multipart: { maxBytes: MAX_IMPORT_FILE_BYTES, tooLarge: importFileMessages.tooLarge },
    answer: importFileAnswerSchema,
  },
  importProducts: {
    method: 'POST',
    path: '/products/import',
    access: 'admin',
    summary: 'Importar productos de un CSV, o de las filas de un archivo leído',
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
