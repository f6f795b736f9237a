import {
  errorCodes,
  messages,
  OPEN_STATUSES,
  productMessages,
  type Color,
  type Product,
  type ProductChange,
  type ProductDraft,
} from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { productRecords, productsIn } from '../../../database/product-records';
import type { StoredProduct } from '../../../database/records';
import { inTransaction, takeTurns } from '../../../database/transaction';
import { currentActor } from '../../../platform/access/current-actor';
import { announceChange } from '../../../platform/changes/changes';
import { isUniqueViolation } from '../../../database/database-errors';
import { badField, conflict, notFound } from '../../../platform/http/http-error';
import { runOnce, type IdempotentCall, type IdempotentResponse } from '../../../platform/edits/idempotency';
import { changedFields, audit } from '../../../platform/access/audit-log';
import { catalog } from '../../catalog/services/catalog';
import { siteContent } from '../../site-content/services/site-content';
import { ownAttributes, spellVariants, UnknownVariantColor } from '../domain/product-columns';
import { isKnownCategory } from '../domain/known-category';
import { NO_PICTURES } from '../domain/product-pictures';
import { offeredItems, withVariantSizes } from '../domain/offered-items';
import { freeSlug, slugOf } from '../domain/slug';
import { StockIsByVariant, stockPlan, type StockPlan, type StockRequest } from '../domain/stock-plan';
import { namesWanted } from '../domain/renames';
import {
  checkEditConflict,
  checkGivenAway,
  checkLostUnits,
  checkPriceRight,
  checkPublishable,
} from './check-change';
import { checkSkus } from './check-skus';
import { renameVariants } from './rename-variants';
import { savePictures } from './save-pictures';
import { renderedProducts } from './select-products';
import { applyStockPlan } from './stock-items';

/** Throws 400 unless the category exists. */
export async function checkCategory(category: string): Promise<void> {
  const { categories } = (await siteContent.current()).productCatalog;
  if (!isKnownCategory(category, categories)) throw badField('category', productMessages.unknownCategory);
}

const STOCK_BY_VARIANT = 'El stock de este producto se lleva por talle y color: cambialo en cada combinación';

function withFieldErrors<T>(plan: () => T): T {
  try {
    return plan();
  } catch (fault) {
    if (fault instanceof StockIsByVariant) throw badField('stock', STOCK_BY_VARIANT);
    if (fault instanceof UnknownVariantColor) throw badField('variants', fault.message);
    throw fault;
  }
}

/** Plans the changes of a product's stock items; throws 400 when the request is ambiguous. */
export const stockPlanOf = (items: StoredProduct['items'], request: StockRequest): StockPlan =>
  withFieldErrors(() => stockPlan(items, request));

const planFor = (items: StoredProduct['items'], draft: ProductChange, colors: Color[] | null) =>
  withFieldErrors(() =>
    stockPlan(items, {
      ...draft,
      offers: offeredItems(draft),
      variants: spellVariants(draft.variants, colors),
    }),
  );

export async function catalogProduct(trx: Trx, id: number): Promise<Product> {
  const [product] = await renderedProducts(trx, 'product_id', [id]);
  return product as Product;
}

export async function publishProduct(trx: Trx, id: number): Promise<Product> {
  await catalog.refresh(trx, [id]);
  await announceChange('catalog');
  return catalogProduct(trx, id);
}

export const auditedFields = ({ updatedAt: _, ...facts }: Product) => facts;

async function auditUpdate(before: Product, after: Product): Promise<void> {
  const changed = changedFields(auditedFields(before), auditedFields(after));
  if (Object.keys(changed.after).length === 0) return;
  const { _id, title } = after;
  await audit({
    action: 'product-updated',
    before: { _id, title: before.title, ...changed.before },
    after: { _id, title, ...changed.after },
  });
}

/** Returns a slug for a title that no product has or had; a concurrent caller with that title waits for this transaction. */
export async function uniqueSlug(trx: Trx, title: string): Promise<string> {
  const slug = slugOf(title);
  await takeTurns(trx, `product slug ${slug}`);
  const starts = `${slug}-%`;
  const taken: string[] = [];
  for (const table of ['products', 'catalog_slugs'])
    taken.push(...(await trx(table).where({ slug }).orWhereLike('slug', starts).pluck('slug')));
  return freeSlug(slug, new Set(taken));
}

async function insertProduct(trx: Trx, draft: ProductDraft, at: Date): Promise<Product> {
  const { title, price, category } = draft;
  const slug = await uniqueSlug(trx, title);
  const fresh = { ...ownAttributes(draft), title, price, category, slug, createdAt: at };
  const product = { ...(await productsIn(trx).insert(fresh)), items: [] };
  await savePictures(trx, { ...NO_PICTURES, id: product.id }, draft, product.colors);
  const plan = planFor([], draft, product.colors);
  await checkSkus(trx, product, plan, draft.variants);
  await applyStockPlan(trx, product, plan, { actor: currentActor().name, at });
  const created = await publishProduct(trx, product.id);
  await audit({ action: 'product-created', after: auditedFields(created) });
  return created;
}

// A concurrent save may take the same slug or variant; a retry sees its result.
async function retryOnUniqueViolation<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(work);
    } catch (error) {
      if (!isUniqueViolation(error) || attempt >= 3) throw error;
    }
  }
}

/** Work in the transaction that saves a product. */
type AfterSave = (trx: Trx, documentId: string) => Promise<void>;

const responseOf = (product: Product): string => JSON.stringify({ status: 'success', product });

async function readSaved(trx: Trx, documentId: string): Promise<Product> {
  const [product] = await renderedProducts(trx, 'document_id', [documentId]);
  if (!product) throw notFound(messages.productNotFound);
  return product;
}

// A retry after a lost response must not create a second product or count units twice.
const saveOnce = (
  attempt: IdempotentCall | null,
  save: (trx: Trx, at: Date) => Promise<Product>,
  afterwards?: AfterSave,
): Promise<IdempotentResponse> =>
  retryOnUniqueViolation((trx) => {
    const at = new Date();
    return runOnce(trx, attempt, at, {
      run: async () => {
        const product = await save(trx, at);
        await afterwards?.(trx, product._id);
        return { documentId: product._id, body: responseOf(product) };
      },
      replay: async (documentId) => responseOf(await readSaved(trx, documentId)),
    });
  });

/** Creates a product with its stock items, once per idempotency key. */
export async function createProduct(
  draft: ProductDraft,
  attempt: IdempotentCall | null = null,
  afterwards?: AfterSave,
): Promise<IdempotentResponse> {
  // A retry gets its stored answer, even if the category is gone by then.
  const create = async (trx: Trx, at: Date) => {
    await checkCategory(draft.category);
    return insertProduct(trx, draft, at);
  };
  return saveOnce(attempt, create, afterwards);
}

/** Loads a product and locks its stock items until the transaction ends; throws 404. */
async function lockProduct(trx: Trx, documentId: string): Promise<StoredProduct> {
  const [product] = await productRecords(trx, { documentIds: [documentId] }, true);
  if (!product || product.deletedAt) throw notFound(messages.productNotFound);
  return product;
}

/** Changes the given fields, once per idempotency key; sales made since the form was loaded are kept. */
export async function updateProduct(
  documentId: string,
  change: ProductChange,
  attempt: IdempotentCall | null = null,
  afterwards?: AfterSave,
): Promise<IdempotentResponse> {
  const update = async (trx: Trx, at: Date) => {
    const stored = await lockProduct(trx, documentId);
    if (change.category !== undefined && change.category !== stored.category)
      await checkCategory(change.category);
    const product = await renameVariants(trx, stored, namesWanted(change, stored));
    const before = await catalogProduct(trx, product.id);
    checkEditConflict(before, product.items, change);
    checkPublishable(product, change);
    await checkPriceRight(product, change);
    checkGivenAway(product, change);
    const own = ownAttributes(withVariantSizes(change, product.sizes));
    const colors = own.colors === undefined ? product.colors : own.colors;
    const plan = planFor(product.items, change, colors);
    checkLostUnits(product.items, plan, change.dropUnits);
    await productsIn(trx).update({ id: product.id }, { ...own, updatedAt: at });
    await checkSkus(trx, product, plan, change.variants);
    await savePictures(trx, product, change, colors);
    await applyStockPlan(trx, product, plan, { actor: currentActor().name, at });
    const after = await publishProduct(trx, product.id);
    await auditUpdate(before, after);
    return after;
  };
  return saveOnce(attempt, update, afterwards);
}

async function rejectWithOpenOrders(trx: Trx, documentId: string): Promise<void> {
  const open = await trx('order_lines')
    .join('orders', 'orders.id', 'order_lines.order_id')
    .where('order_lines.product_id', documentId)
    .whereNull('orders.deleted_at')
    .whereIn('orders.order_status', [...OPEN_STATUSES])
    .first('order_lines.id');
  if (open) throw conflict(messages.activeOrders, errorCodes.activeOrders);
}

/** Moves a product to the trash inside the caller's transaction; throws 409 while open orders contain it. */
export async function deleteProductIn(trx: Trx, documentId: string): Promise<void> {
  const product = await lockProduct(trx, documentId);
  await rejectWithOpenOrders(trx, documentId);
  await audit({ action: 'product-deleted', before: auditedFields(await catalogProduct(trx, product.id)) });
  await productsIn(trx).update({ id: product.id }, { deletedAt: new Date() }, { keepsStamp: true });
  await catalog.refresh(trx, [product.id]);
  await announceChange('catalog');
}

export const deleteProduct = (documentId: string): Promise<void> =>
  inTransaction((trx) => deleteProductIn(trx, documentId));
