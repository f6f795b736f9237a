import { z } from '../z';
import { endpoint } from '../http/endpoint';
import { bulkAnswerSchema, messageAnswerSchema, successAnswer } from '../http/responses';
import { pictureCopiesAnswerSchema } from '../images/picture-copies';
import { productOfferAnswerSchema } from './prices/product-offer';
import { productAnswerSchema, productSchema } from './product';
import { productBulkSchema } from './product-bulk';
import { productChangeSchema, productDraftSchema } from './product-draft';
import {
  importFileAnswerSchema,
  importFileUpload,
  productImportAnswerSchema,
  productImportSchema,
} from './product-import';
import {
  deletedProductsAnswerSchema,
  deletedProductsQuerySchema,
  productListAnswerSchema,
  productListQuerySchema,
  restoredProductAnswerSchema,
  skuQuerySchema,
} from './product-list';

export const listProducts = endpoint('listProducts', {
  method: 'GET',
  path: '/products',
  access: 'public',
  failure: ({ limit }) =>
    limit === 'all' ? 'Error al obtener todos los productos' : 'Error al obtener productos',
  summary: 'Catalog, filtered, sorted and in pages',
  query: productListQuerySchema,
  answer: productListAnswerSchema,
});

export const countProducts = endpoint('countProducts', {
  method: 'GET',
  path: '/products/count',
  access: 'public',
  failure: 'Error al obtener conteo de productos',
  summary: 'Number of products',
  answer: successAnswer({ count: z.number() }),
});

export const exportProducts = endpoint('exportProducts', {
  method: 'GET',
  path: '/products/export',
  access: 'admin',
  summary: 'Products as CSV',
});

export const listDeletedProducts = endpoint('listDeletedProducts', {
  method: 'GET',
  path: '/products/deleted',
  access: 'admin',
  summary: 'Deleted products that can still be restored',
  query: deletedProductsQuerySchema,
  answer: deletedProductsAnswerSchema,
});

export const findProductsBySku = endpoint('findProductsBySku', {
  method: 'GET',
  path: '/products/by-sku',
  access: 'admin',
  summary: 'Products with a variant of this SKU',
  query: skuQuerySchema,
  answer: successAnswer({ products: z.array(productSchema) }),
});

export const listPictureCopies = endpoint('listPictureCopies', {
  method: 'GET',
  path: '/products/picture-copies',
  access: 'admin',
  summary: 'Pictures of other sites that the shop has not copied yet, and why',
  answer: pictureCopiesAnswerSchema,
});

export const getProduct = endpoint('getProduct', {
  method: 'GET',
  path: '/products/:id',
  access: 'public',
  failure: 'Error al obtener producto',
  summary: 'One product, by _id or slug',
  answer: productAnswerSchema,
});

export const readProductOffer = endpoint('readProductOffer', {
  method: 'GET',
  path: '/products/:id/offer',
  access: 'admin',
  summary: 'Highest price that an offer of the product may strike through now',
  answer: productOfferAnswerSchema,
});

export const createProduct = endpoint('createProduct', {
  method: 'POST',
  path: '/products',
  access: 'admin',
  failure: 'Error al crear producto',
  summary: 'Create a product',
  body: productDraftSchema,
  idempotencyKey: true,
  answer: productAnswerSchema,
});

export const bulkProducts = endpoint('bulkProducts', {
  method: 'POST',
  path: '/products/bulk',
  access: 'admin',
  summary: 'Change several products',
  body: productBulkSchema,
  answer: bulkAnswerSchema,
});

export const readImportFile = endpoint('readImportFile', {
  method: 'POST',
  path: '/products/import/file',
  access: 'admin',
  summary: 'Parse a CSV file, to import it in pieces',
  multipart: importFileUpload,
  answer: importFileAnswerSchema,
});

export const importProducts = endpoint('importProducts', {
  method: 'POST',
  path: '/products/import',
  access: 'admin',
  summary: 'Import products from CSV, or from the rows of a parsed file',
  body: productImportSchema,
  answer: productImportAnswerSchema,
});

export const updateProduct = endpoint('updateProduct', {
  method: 'PUT',
  path: '/products/:id',
  access: 'admin',
  failure: 'Error al actualizar producto',
  summary: 'Change a product, or only its state',
  body: productChangeSchema,
  idempotencyKey: true,
  answer: productAnswerSchema,
});

export const deleteProduct = endpoint('deleteProduct', {
  method: 'DELETE',
  path: '/products/:id',
  access: 'admin',
  failure: 'Error al eliminar producto',
  summary: 'Delete a product without open orders',
  answer: messageAnswerSchema,
});

export const restoreProduct = endpoint('restoreProduct', {
  method: 'POST',
  path: '/products/:id/restore',
  access: 'admin',
  summary: 'Restore a deleted product',
  answer: restoredProductAnswerSchema,
});
