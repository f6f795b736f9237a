import { z } from '../z';
import type { Endpoint } from '../http/endpoint';
import { MAX_IMPORT_FILE_BYTES } from '../limits';
import { bulkAnswerSchema, messageAnswerSchema, successAnswer } from '../http/responses';
import { pictureCopiesAnswerSchema } from '../images/picture-copies';
import { getProduct, listProducts } from '../shopper-endpoints';
import { productOfferAnswerSchema } from './prices/product-offer';
import { productAnswerSchema, productSchema } from './product';
import { productChangeSchema, productDraftSchema } from './product-draft';
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
  restoredProductAnswerSchema,
  skuQuerySchema,
} from './product-list';

export const productEndpoints = {
  listProducts,
  countProducts: {
    method: 'GET',
    path: '/products/count',
    access: 'public',
    summary: 'Number of products',
    answer: successAnswer({ count: z.number() }),
  },
  exportProducts: { method: 'GET', path: '/products/export', access: 'admin', summary: 'Products as CSV' },
  listDeletedProducts: {
    method: 'GET',
    path: '/products/deleted',
    access: 'admin',
    summary: 'Deleted products that can still be restored',
    query: deletedProductsQuerySchema,
    answer: deletedProductsAnswerSchema,
  },
  findProductsBySku: {
    method: 'GET',
    path: '/products/by-sku',
    access: 'admin',
    summary: 'Products with a variant of this SKU',
    query: skuQuerySchema,
    answer: successAnswer({ products: z.array(productSchema) }),
  },
  listPictureCopies: {
    method: 'GET',
    path: '/products/picture-copies',
    access: 'admin',
    summary: 'Pictures of other sites that the shop has not copied yet, and why',
    answer: pictureCopiesAnswerSchema,
  },
  getProduct,
  readProductOffer: {
    method: 'GET',
    path: '/products/:id/offer',
    access: 'admin',
    summary: 'Highest price that an offer of the product may strike through now',
    answer: productOfferAnswerSchema,
  },
  createProduct: {
    method: 'POST',
    path: '/products',
    access: 'admin',
    summary: 'Create a product',
    body: productDraftSchema,
    idempotencyKey: true,
    answer: productAnswerSchema,
  },
  bulkProducts: {
    method: 'POST',
    path: '/products/bulk',
    access: 'admin',
    summary: 'Change several products',
    body: productBulkSchema,
    answer: bulkAnswerSchema,
  },
  readImportFile: {
    method: 'POST',
    path: '/products/import/file',
    access: 'admin',
    summary: 'Parse a CSV file, to import it in pieces',
    multipart: { maxBytes: MAX_IMPORT_FILE_BYTES, tooLarge: importFileMessages.tooLarge },
    answer: importFileAnswerSchema,
  },
  importProducts: {
    method: 'POST',
    path: '/products/import',
    access: 'admin',
    summary: 'Import products from CSV, or from the rows of a parsed file',
    body: productImportSchema,
    answer: productImportAnswerSchema,
  },
  updateProduct: {
    method: 'PUT',
    path: '/products/:id',
    access: 'admin',
    summary: 'Change a product, or only its state',
    body: productChangeSchema,
    idempotencyKey: true,
    answer: productAnswerSchema,
  },
  deleteProduct: {
    method: 'DELETE',
    path: '/products/:id',
    access: 'admin',
    summary: 'Delete a product without open orders',
    answer: messageAnswerSchema,
  },
  restoreProduct: {
    method: 'POST',
    path: '/products/:id/restore',
    access: 'admin',
    summary: 'Restore a deleted product',
    answer: restoredProductAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
