import {
  errorCodes,
  messages,
  OPEN_STATUSES,
  productMessages,
  staleProductMessage,
  type Color,
  type Product,
  type ProductChange,
  type ProductDraft,
} from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { productRecords } from '../../../database/product-records';
import type { StoredProduct } from '../../../database/records';
import { jsonText, newRow } from '../../../database/rows';
import { inTransaction } from '../../../database/transaction';
import { currentActor } from '../../../platform/access/current-actor';
import { announceChange } from '../../../platform/changes/changes';
import { isUniqueViolation } from '../../../database/database-errors';
import { badRequest, conflict, notFound } from '../../../platform/http/api-error';
import { once, type Answered, type Attempt } from '../../../platform/http/idempotency';
import { changedFields, audit } from '../../../platform/access/audit-log';
import { catalog, siteContent } from '../../../platform/services';
import { changedMeanwhile } from '../domain/changed-meanwhile';
import {
  productColumns,
  spelledVariants,
  UnknownVariantColor,
  type ProductColumns,
} from '../domain/product-columns';
import { StockIsByVariant, stockPlan, type StockPlan, type StockWish } from '../domain/stock-plan';
import { slugFor } from './product-slugs';
import { applyStockPlan } from './stock-items';

const fieldFault = (path: string, message: string) => badRequest(message, [{ path, message }]);

/** The category must be one of the shop's; a shop that has none yet takes any. */
export async function checkCategory(category: string): Promise<void> {
  const { categories } = (await siteContent().current()).productCatalog;
  const known = categories.length === 0 || categories.some(({ name }) => name === category);
  if (!known) throw fieldFault('category', productMessages.unknownCategory);
}

const storedColumns = ({ thumbnailAlts, thumbnails, sizes, colors, ...plain }: ProductColumns) => ({
  ...plain,
  ...(thumbnails && { thumbnails: jsonText(thumbnails) }),
  ...(thumbnailAlts && { thumbnail_alts: jsonText(thumbnailAlts) }),
  ...(sizes && { sizes: jsonText(sizes) }),
  ...(colors !== undefined && { colors: jsonText(colors) }),
});

const STOCK_BY_VARIANT = 'El stock de este producto se lleva por talla y color: cambialo en cada combinación';

function checked<T>(plan: () => T): T {
  try {
    return plan();
  } catch (fault) {
    if (fault instanceof StockIsByVariant) throw fieldFault('stock', STOCK_BY_VARIANT);
    if (fault instanceof UnknownVariantColor)
      throw fieldFault('variants', `El color ${fault.color} no está entre los colores del producto`);
    throw fault;
  }
}

/** What to do with a product's items so that they become what is asked for; 400 when that cannot be told. */
export const stockPlanOf = (items: StoredProduct['items'], wish: StockWish): StockPlan =>
  checked(() => stockPlan(items, wish));

const planFor = (items: StoredProduct['items'], draft: ProductChange, colors: Color[] | null) =>
  checked(() => stockPlan(items, { ...draft, variants: spelledVariants(draft.variants, colors) }));

/** A product as the catalog shows it. */
export async function shownAs(trx: Trx, id: number): Promise<Product> {
  const [entry] = await trx('catalog_entries').select('json').where('product_id', id);
  return JSON.parse(entry.json as string) as Product;
}

/** Renders a changed product and tells everybody. */
export async function answer(trx: Trx, id: number): Promise<Product> {
  await catalog().refresh(trx, [id]);
  await announceChange('catalog');
  return shownAs(trx, id);
}

// When something was changed is no change of its own.
export const factsOf = ({ updatedAt: _, ...facts }: Product) => facts;

async function registerUpdate(before: Product, after: Product): Promise<void> {
  const changed = changedFields(factsOf(before), factsOf(after));
  if (Object.keys(changed.after).length === 0) return;
  const { _id, title } = after;
  await audit({
    action: 'product-updated',
    before: { _id, title: before.title, ...changed.before },
    after: { _id, title, ...changed.after },
  });
}

async function insertProduct(trx: Trx, draft: ProductDraft, at: Date): Promise<Product> {
  const columns = { discount: 0, colors: null, ...productColumns(draft), stock: 0 };
  const fresh = { ...newRow(at), slug: await slugFor(trx, draft.title) };
  const [row] = await trx('products')
    .insert({ ...fresh, ...storedColumns(columns) })
    .returning('id');
  const product = { id: row.id as number, documentId: fresh.document_id, items: [] };
  const plan = planFor([], draft, columns.colors ?? null);
  await applyStockPlan(trx, product, plan, { actor: currentActor().name, at });
  const created = await answer(trx, product.id);
  await audit({ action: 'product-created', after: factsOf(created) });
  return created;
}

// Somebody took the same address, or added the same variant, at the same moment: what they left is seen at another try.
async function inTransactionBesideOthers<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(work);
    } catch (error) {
      if (!isUniqueViolation(error) || attempt >= 3) throw error;
    }
  }
}

// An answer that got lost on its way must not make a second product, nor count the same units twice.
const saveOnce = (
  attempt: Attempt | null,
  save: (trx: Trx, at: Date) => Promise<Product>,
): Promise<Answered> =>
  inTransactionBesideOthers((trx) => {
    const at = new Date();
    return once(trx, attempt, at, async () =>
      JSON.stringify({ status: 'success', product: await save(trx, at) }),
    );
  });

/** Creates a product with its stock items, once for each attempt. */
export async function createProduct(draft: ProductDraft, attempt: Attempt | null = null): Promise<Answered> {
  await checkCategory(draft.category);
  return saveOnce(attempt, (trx, at) => insertProduct(trx, draft, at));
}

/** The product as it is, its stock items kept as they are until the transaction ends. */
export async function lockedProduct(trx: Trx, documentId: string): Promise<StoredProduct> {
  const [product] = await productRecords(trx, { documentIds: [documentId] }, true);
  if (!product || product.deleted) throw notFound(messages.productNotFound);
  return product;
}

// What somebody else changed while this was being written is not overwritten without a word.
function checkNotStale(product: Product, change: ProductChange): void {
  const fields = changedMeanwhile(product, change);
  if (fields.length > 0)
    throw conflict(staleProductMessage(fields), errorCodes.staleFields, { fields, product });
}

/** Changes what is said of a product, once for each attempt; what is not said stays, and so do sales made meanwhile. */
export async function updateProduct(
  documentId: string,
  change: ProductChange,
  attempt: Attempt | null = null,
): Promise<Answered> {
  return saveOnce(attempt, async (trx, at) => {
    const product = await lockedProduct(trx, documentId);
    if (change.category !== undefined && change.category !== product.category)
      await checkCategory(change.category);
    const before = await shownAs(trx, product.id);
    checkNotStale(before, change);
    const columns = productColumns(change);
    const colors = columns.colors === undefined ? product.colors : columns.colors;
    const plan = planFor(product.items, change, colors);
    await trx('products')
      .where('id', product.id)
      .update({ ...storedColumns(columns), updated_at: at });
    await applyStockPlan(trx, product, plan, { actor: currentActor().name, at });
    const after = await answer(trx, product.id);
    await registerUpdate(before, after);
    return after;
  });
}

/** Refuses when somebody still waits for this product. */
export async function checkNoOpenOrders(trx: Trx, documentId: string): Promise<void> {
  const open = await trx('order_lines')
    .join('orders', 'orders.id', 'order_lines.order_id')
    .where('order_lines.product_id', documentId)
    .whereNull('orders.deleted_at')
    .whereIn('orders.order_status', [...OPEN_STATUSES])
    .first('order_lines.id');
  if (open) throw conflict(messages.activeOrders, errorCodes.activeOrders);
}

/** Takes a product out of the shop, inside the caller's transaction; orders keep their copies, and its row stays. */
export async function putProductAway(trx: Trx, documentId: string): Promise<void> {
  const product = await lockedProduct(trx, documentId);
  await checkNoOpenOrders(trx, documentId);
  await audit({ action: 'product-deleted', before: factsOf(await shownAs(trx, product.id)) });
  // Nothing else of the row changes: whoever restores it finds it as it was.
  await trx('products').where('id', product.id).update({ deleted_at: new Date() });
  await catalog().refresh(trx, [product.id]);
  await announceChange('catalog');
}

/** Takes a product out of the shop. */
export const removeProduct = (documentId: string): Promise<void> =>
  inTransaction((trx) => putProductAway(trx, documentId));
