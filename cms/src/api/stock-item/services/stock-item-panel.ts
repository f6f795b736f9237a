import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import {
  findColorName,
  normalizeSize,
  productMessages,
  variantDraftSchema,
  variantName,
  z,
  type Color,
} from '@shop/contract';
import type { Trx } from '../../../database/connection';
import type { RecordOf } from '../../../database/gateway/record-types';
import {
  itemsIn,
  productRecords,
  productsIn,
  stockChange,
  sumStock,
} from '../../../database/product-records';
import { findSkuOwner } from '../../../database/sku-owner';
import type { StockItemRecord, StoredProduct, StockReason } from '../../../database/records';
import { currentActor } from '../../../platform/access/current-actor';
import { announceChange } from '../../../platform/changes/changes';
import {
  refuseManualEdit,
  panelRules,
  type Next,
  type PanelData,
  type PanelEdit,
} from '../../../platform/panel/panel-rules';
import { parse } from '../../../platform/http/request';
import { catalog } from '../../catalog/services/catalog';
import { stockLedger } from './stock-item';

const itemTexts = z.partial(z.pick(variantDraftSchema, { size: true, color: true, sku: true }));

type Item = RecordOf<'api::stock-item.stock-item'>;

const findItem = (trx: Trx, documentId: string): Promise<Item | null> => itemsIn(trx).one({ documentId });

async function productOf(trx: Trx, item: Item | null): Promise<StoredProduct | undefined> {
  return item?.productId ? (await productRecords(trx, { ids: [item.productId] }, true))[0] : undefined;
}

const colorNamed = (wanted: string, colors: readonly Color[] | null): string => {
  const found = findColorName(wanted, colors);
  if (!found) throw new errors.ApplicationError(`El color ${wanted} no está entre los colores del producto`);
  return found;
};

// Validates like the product form: only sizes and colours that can be offered are stocked.
function normalizeItem(data: PanelData, product: StoredProduct): void {
  const sent = Object.fromEntries(
    ['size', 'color', 'sku']
      .filter((field) => data[field] !== undefined)
      .map((field) => [field, data[field]]),
  );
  const { size, color, sku } = parse(itemTexts, sent);
  if (size !== undefined) data.size = normalizeSize(size ?? '') || null;
  if (color !== undefined) data.color = color ? colorNamed(color, product.colors) : null;
  if (sku !== undefined) data.sku = sku || null;
}

// A SKU stands for one variant, or scanning it could not tell which one was sold.
async function rejectTakenSku(trx: Trx, { sku }: PanelData, product: StoredProduct, documentId?: string) {
  const edited = product.items.find((item) => item.documentId === documentId);
  if (typeof sku !== 'string' || edited?.sku === sku) return;
  const isSame = (item: StockItemRecord) => item.sku?.toLowerCase() === sku.toLowerCase();
  const isOwn = product.items.some((item) => item !== edited && isSame(item));
  const owner = isOwn ? product : await findSkuOwner(trx, [sku], product.id);
  if (owner) throw new errors.ApplicationError(`El SKU ${sku} ya es de «${owner.title}»`);
}

// Adds the item's size to the product's sizes.
async function offerSize(trx: Trx, { id, sizes }: StoredProduct, { size }: Item): Promise<void> {
  if (size && !sizes.includes(size))
    await productsIn(trx).update({ id }, { sizes: [...sizes, size] }, { keepsStamp: true });
}

async function recordChange(
  trx: Trx,
  product: StoredProduct,
  item: Item,
  delta: number,
  reason: StockReason,
) {
  const change = stockChange(product, item, delta);
  await stockLedger.record(trx, [change], { reason, actor: currentActor().name, at: new Date() });
  await sumStock(trx, product.id);
}

async function publish(trx: Trx, productId: number): Promise<void> {
  await catalog.refresh(trx, [productId]);
  await announceChange('catalog');
}

const NO_PRODUCT = 'Elegí el producto de este ítem de stock.';
type Relation = { documentId?: string; id?: number | string; connect?: unknown; set?: unknown };

// The panel and the document service write relations in different forms.
function relationKey(value: unknown): string | number | undefined {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (Array.isArray(value)) return relationKey(value[0]);
  const { documentId, id, connect, set } = (value ?? {}) as Relation;
  return documentId ?? id ?? (connect || set ? relationKey(connect ?? set) : undefined);
}

// The relation is a column of the table, for which Strapi does not resolve document ids.
async function relatedProduct(trx: Trx, value: unknown): Promise<StoredProduct> {
  const key = relationKey(value);
  const wanted = typeof key === 'number' ? { ids: [key] } : { documentIds: [key ?? ''] };
  const [product] = await productRecords(trx, wanted, true);
  if (!product || product.deletedAt) throw new errors.ApplicationError(NO_PRODUCT);
  return product;
}

async function create(trx: Trx, { data }: PanelEdit, next: Next) {
  const product = await relatedProduct(trx, data.product);
  normalizeItem(data, product);
  await rejectTakenSku(trx, data, product);
  data.product = product.id;
  const result = (await next()) as { documentId: string };
  const item = (await findItem(trx, result.documentId)) as Item;
  await offerSize(trx, product, item);
  await recordChange(trx, product, item, item.quantity, 'initial');
  await publish(trx, product.id);
  return result;
}

async function update(trx: Trx, { documentId, data }: PanelEdit, next: Next) {
  delete data.product;
  // Locks the items first, so that no order sells between reading and writing.
  const product = await productOf(trx, await findItem(trx, documentId));
  const before = product?.items.find((item) => item.documentId === documentId)?.quantity ?? 0;
  if (product) {
    normalizeItem(data, product);
    await rejectTakenSku(trx, data, product, documentId);
  }
  const result = await next();
  const item = await findItem(trx, documentId);
  if (!product || !item) return result;
  await offerSize(trx, product, item);
  await recordChange(trx, product, item, item.quantity - before, 'edit');
  await publish(trx, product.id);
  return result;
}

async function remove(trx: Trx, { documentId }: PanelEdit, next: Next) {
  const product = await productOf(trx, await findItem(trx, documentId));
  if (!product) return next();
  if (product.items.length === 1)
    throw new errors.ApplicationError('Todo producto necesita al menos un ítem de stock.');
  const item = product.items.find((one) => one.documentId === documentId);
  if (item?.quantity)
    throw new errors.ApplicationError(productMessages.losesUnits(item.quantity, variantName(item)));
  const result = await next();
  await publish(trx, product.id);
  return result;
}

/** Records stock moves and updates the catalog for edits in Strapi's panel. */
export const guardStockItems = (strapi: Core.Strapi): void =>
  panelRules(strapi, 'api::stock-item.stock-item', {
    create,
    update,
    delete: remove,
    clone: refuseManualEdit('Los ítems de stock no se duplican: creá uno nuevo.'),
  });
