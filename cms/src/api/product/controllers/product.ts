import { endpoints } from '@shop/contract';
import type { Context } from 'koa';
import { bodyOf, paramOf, parse } from '../../../platform/http/request';
import { idempotentCallOf, sendStoredResponse } from '../../../platform/edits/idempotency';
import { sendJson } from '../../../platform/http/json-response';
import { isAdmin } from '../../../platform/access/active-user';
import { catalog } from '../../../platform/services';
import { createProduct, deleteProduct, updateProduct } from '../services/product';
import { deletedProducts, restoreProduct } from '../services/deleted-products';
import { changeProducts } from '../services/product-bulk';
import { exportProducts, importProducts } from '../services/product-csv';

const product = {
  async list(ctx: Context) {
    sendJson(ctx, await catalog().list(ctx.querystring, await isAdmin(ctx)));
  },

  async count(ctx: Context) {
    sendJson(ctx, await catalog().count(await isAdmin(ctx)));
  },

  async read(ctx: Context) {
    sendJson(ctx, await catalog().detail(paramOf(ctx, 'id'), await isAdmin(ctx)));
  },

  async create(ctx: Context) {
    const draft = parse(endpoints.createProduct.body, bodyOf(ctx));
    const created = await createProduct(draft, idempotentCallOf(ctx, { create: draft }));
    ctx.status = 201;
    sendStoredResponse(ctx, created);
  },

  async update(ctx: Context) {
    const change = parse(endpoints.updateProduct.body, bodyOf(ctx));
    const id = paramOf(ctx, 'id');
    sendStoredResponse(ctx, await updateProduct(id, change, idempotentCallOf(ctx, { update: id, change })));
  },

  async remove(ctx: Context) {
    await deleteProduct(paramOf(ctx, 'id'));
    ctx.body = { status: 'success', message: 'Producto eliminado exitosamente.' };
  },

  async listDeleted(ctx: Context) {
    const query = parse(endpoints.listDeletedProducts.query, ctx.query);
    ctx.body = { status: 'success', ...(await deletedProducts(query)) };
  },

  async restore(ctx: Context) {
    ctx.body = { status: 'success', ...(await restoreProduct(paramOf(ctx, 'id'))) };
  },

  async bulk(ctx: Context) {
    const changes = parse(endpoints.bulkProducts.body, bodyOf(ctx));
    ctx.body = { status: 'success', ...(await changeProducts(changes)) };
  },

  async exportCsv(ctx: Context) {
    ctx.set('Content-Type', 'text/csv; charset=utf-8');
    ctx.set('Content-Disposition', 'attachment; filename="productos.csv"');
    ctx.body = await exportProducts();
  },

  async importCsv(ctx: Context) {
    const { csv, dryRun } = parse(endpoints.importProducts.body, bodyOf(ctx));
    ctx.body = { status: 'success', ...(await importProducts(csv, dryRun)) };
  },
};

export default product;
