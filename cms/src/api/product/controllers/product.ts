import {
  csvImportSchema,
  endpoints,
  rowImportSchema,
  type ProductImport,
  productMessages,
} from '@shop/contract';
import { parseCsv, type CsvRow } from '../../../platform/csv';
import { badRequest } from '../../../platform/http/http-error';
import { findOnlyFile, readForm } from '../../../platform/http/read-form';
import { bodyOf, paramOf, parse } from '../../../platform/http/request';
import { idempotentCallOf, sendIdempotentResponse } from '../../../platform/edits/idempotency';
import { sendJson } from '../../../platform/http/json-response';
import { mayDo } from '../../../platform/access/active-user';
import { catalog } from '../../catalog/services/catalog';
import type { Handlers } from '../../../platform/routes';
import { createProduct, deleteProduct, updateProduct } from '../services/product';
import { findBySku } from '../services/select-products';
import { deletedProducts, restoreProduct } from '../services/deleted-products';
import { changeProducts } from '../services/product-bulk';
import { changePrices, previewPrices } from '../services/prices/change-prices';
import { latestPriceChanges } from '../services/prices/price-change-records';
import { readOffer } from '../services/prices/read-offer';
import { undoPriceChange } from '../services/prices/undo-price-change';
import { exportProducts, importProducts, readImportFile } from '../services/product-csv';

// Chosen before parsing, so that the errors name the fields of the form that was sent.
function importOf(body: unknown): { rows: CsvRow[] } & Pick<ProductImport, 'dryRun' | 'seen'> {
  if (typeof body === 'object' && body !== null && 'rows' in body && !('csv' in body)) {
    const { header, rows, ...options } = parse(rowImportSchema, body);
    return { rows: [{ row: 1, cells: header }, ...rows], ...options };
  }
  const { csv, ...options } = parse(csvImportSchema, body);
  return { rows: parseCsv(csv), ...options };
}

const product: Handlers = {
  async listProducts(ctx) {
    sendJson(ctx, await catalog.list(ctx.querystring, await mayDo(ctx, 'seeHiddenProducts')));
  },

  async countProducts(ctx) {
    sendJson(ctx, await catalog.count(await mayDo(ctx, 'seeHiddenProducts')));
  },

  async findProductsBySku(ctx) {
    const { sku } = parse(endpoints.findProductsBySku.query, ctx.query);
    ctx.body = { status: 'success', products: await findBySku(sku) };
  },

  async getProduct(ctx) {
    sendJson(ctx, await catalog.detail(paramOf(ctx, 'id'), await mayDo(ctx, 'seeHiddenProducts')));
  },

  async readProductOffer(ctx) {
    ctx.body = { status: 'success', ...(await readOffer(paramOf(ctx, 'id'))) };
  },

  async createProduct(ctx) {
    const draft = parse(endpoints.createProduct.body, bodyOf(ctx));
    const created = await createProduct(draft, idempotentCallOf(ctx, { create: draft }));
    ctx.status = 201;
    sendIdempotentResponse(ctx, created);
  },

  async updateProduct(ctx) {
    const change = parse(endpoints.updateProduct.body, bodyOf(ctx));
    const id = paramOf(ctx, 'id');
    sendIdempotentResponse(
      ctx,
      await updateProduct(id, change, idempotentCallOf(ctx, { update: id, change })),
    );
  },

  async deleteProduct(ctx) {
    await deleteProduct(paramOf(ctx, 'id'));
    ctx.body = { status: 'success', message: productMessages.deleted };
  },

  async listDeletedProducts(ctx) {
    const query = parse(endpoints.listDeletedProducts.query, ctx.query);
    ctx.body = { status: 'success', ...(await deletedProducts(query)) };
  },

  async restoreProduct(ctx) {
    ctx.body = { status: 'success', ...(await restoreProduct(paramOf(ctx, 'id'))) };
  },

  async bulkProducts(ctx) {
    const changes = parse(endpoints.bulkProducts.body, bodyOf(ctx));
    ctx.body = { status: 'success', ...(await changeProducts(changes)) };
  },

  async listPriceChanges(ctx) {
    ctx.body = { status: 'success', changes: await latestPriceChanges() };
  },

  async previewPrices(ctx) {
    const request = parse(endpoints.previewPrices.body, bodyOf(ctx));
    ctx.body = { status: 'success', ...(await previewPrices(request)) };
  },

  async changePrices(ctx) {
    const request = parse(endpoints.changePrices.body, bodyOf(ctx));
    const call = idempotentCallOf(ctx, { prices: request });
    sendIdempotentResponse(ctx, await changePrices(request, call));
  },

  async undoPriceChange(ctx) {
    ctx.body = { status: 'success', ...(await undoPriceChange(paramOf(ctx, 'id'))) };
  },

  async exportProducts(ctx) {
    ctx.set('Content-Type', 'text/csv; charset=utf-8');
    ctx.set('Content-Disposition', 'attachment; filename="productos.csv"');
    ctx.body = await exportProducts();
  },

  async readImportFile(ctx) {
    const { multipart } = endpoints.readImportFile;
    const file = findOnlyFile(await readForm(ctx, multipart), multipart);
    if (!file) throw badRequest();
    ctx.body = { status: 'success', ...readImportFile(file) };
  },

  async importProducts(ctx) {
    const { rows, ...options } = importOf(bodyOf(ctx));
    ctx.body = { status: 'success', ...(await importProducts(rows, options)) };
  },
};

export default product;
