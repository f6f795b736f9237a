import {
  GIVEN_AWAY,
  isGivenAway,
  messages,
  missingToPublish,
  notPublishable,
  OPEN_STATUSES,
  type BulkAnswer,
  type ProductBulk,
} from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { productRecords, productsIn } from '../../../database/product-records';
import { eachBatch } from '../../../database/rows';
import type { StoredProduct } from '../../../database/records';
import { inTransaction } from '../../../database/transaction';
import { auditAll, changedFields } from '../../../platform/access/audit-log';
import { announceChange } from '../../../platform/changes/changes';
import { conflict } from '../../../platform/http/http-error';
import { catalog } from '../../catalog/services/catalog';
import { priceTexts } from '../domain/prices/price-texts';
import { auditedFields, checkCategory } from './product';
import { findSelected, renderedProducts } from './select-products';

type Change = ProductBulk['change'];
type Outcome = Omit<BulkAnswer, 'status'>;

/** Products changed in one transaction: few, because orders for them wait meanwhile. */
const PRODUCTS_AT_ONCE = 50;

type Changed = Partial<Pick<StoredProduct, 'active' | 'discount' | 'category'>>;

function attributesOf(change: Exclude<Change, { action: 'delete' }>): Changed {
  switch (change.action) {
    case 'activate':
      return { active: true };
    case 'pause':
      return { active: false };
    case 'discount':
      return { discount: change.discount };
    case 'category':
      return { category: change.category };
  }
}

async function update(trx: Trx, products: readonly StoredProduct[], changed: Changed): Promise<void> {
  const names = Object.keys(changed) as (keyof Changed)[];
  const ids = products
    .filter((product) => names.some((name) => product[name] !== changed[name]))
    .map(({ id }) => id);
  const before = await renderedProducts(trx, 'product_id', ids);
  await productsIn(trx).update({ id: ids }, changed);
  await catalog.refresh(trx, ids);
  const rendered = await renderedProducts(trx, 'product_id', ids);
  const after = new Map(rendered.map((product) => [product._id, product]));
  await auditAll(
    trx,
    before.map((product) => {
      const { _id, title } = product;
      const fields = changedFields(auditedFields(product), auditedFields(after.get(_id) ?? product));
      return {
        action: 'product-updated',
        before: { _id, title, ...fields.before },
        after: { _id, title, ...fields.after },
      };
    }),
  );
}

async function withOpenOrders(trx: Trx, products: readonly StoredProduct[]): Promise<Set<string>> {
  const ids: string[] = await trx('order_lines')
    .join('orders', 'orders.id', 'order_lines.order_id')
    .whereIn(
      'order_lines.product_id',
      products.map(({ documentId }) => documentId),
    )
    .whereNull('orders.deleted_at')
    .whereIn('orders.order_status', [...OPEN_STATUSES])
    .distinct()
    .pluck('order_lines.product_id');
  return new Set(ids);
}

async function moveToTrash(trx: Trx, products: readonly StoredProduct[]): Promise<Outcome['failed']> {
  const ordered = await withOpenOrders(trx, products);
  const ids = products.filter(({ documentId }) => !ordered.has(documentId)).map(({ id }) => id);
  const before = await renderedProducts(trx, 'product_id', ids);
  await auditAll(
    trx,
    before.map((product) => ({ action: 'product-deleted', before: auditedFields(product) })),
  );
  await productsIn(trx).update({ id: ids }, { deletedAt: new Date() }, { keepsStamp: true });
  await catalog.refresh(trx, ids);
  return products
    .filter(({ documentId }) => ordered.has(documentId))
    .map(({ documentId: id, title }) => ({ id, title, message: messages.activeOrders }));
}

/** Lists the drafts among products that are switched on, each with what it lacks. */
const draftsOf = (products: readonly StoredProduct[]): Outcome['failed'] =>
  products.flatMap((product) => {
    const missing = product.active ? [] : missingToPublish({ ...product, size: product.sizes });
    const { documentId: id, title } = product;
    return missing.length > 0 ? [{ id, title, message: notPublishable(missing) }] : [];
  });

/** Lists the products that a discount would give away. */
const givenAway = (products: readonly StoredProduct[], discount: number): Outcome['failed'] =>
  products
    .filter(({ price }) => isGivenAway({ price, discount }))
    .map(({ documentId: id, title }) => ({ id, title, message: GIVEN_AWAY }));

function refused(products: readonly StoredProduct[], change: Change): Outcome['failed'] {
  if (change.action === 'activate') return draftsOf(products);
  return change.action === 'discount' ? givenAway(products, change.discount) : [];
}

async function updateAll(
  trx: Trx,
  products: readonly StoredProduct[],
  change: Exclude<Change, { action: 'delete' }>,
): Promise<Outcome['failed']> {
  const failed = refused(products, change);
  const excluded = new Set(failed.map(({ id }) => id));
  const rest = products.filter(({ documentId }) => !excluded.has(documentId));
  await update(trx, rest, attributesOf(change));
  return failed;
}

async function changeBatch(trx: Trx, ids: readonly number[], change: Change): Promise<Outcome> {
  const products = (await productRecords(trx, { ids }, true)).filter(({ deletedAt }) => deletedAt === null);
  const failed =
    change.action === 'delete' ? await moveToTrash(trx, products) : await updateAll(trx, products, change);
  await announceChange('catalog');
  const rejected = new Set(failed.map(({ id }) => id));
  const changed = products.map(({ documentId }) => documentId).filter((id) => !rejected.has(id));
  return { changed, failed };
}

/** Applies a change to products in several transactions, so that orders wait little, and reports the rejected ones. */
export async function changeProducts({ change, count, ...selection }: ProductBulk): Promise<Outcome> {
  if (change.action === 'category') await checkCategory(change.category);
  const selected = await findSelected(selection);
  if (selection.filter && selected.length !== count)
    throw conflict(priceTexts.selectionChanged(count ?? 0, selected.length));
  const changed: string[] = [];
  const failed: Outcome['failed'] = [];
  await eachBatch(selected, PRODUCTS_AT_ONCE, async (batch) => {
    const ids = batch.map(({ id }) => id);
    const outcome = await inTransaction((trx) => changeBatch(trx, ids, change));
    changed.push(...outcome.changed);
    failed.push(...outcome.failed);
  });
  const found = new Set([...changed, ...failed.map(({ id }) => id)]);
  const gone = [...new Set(selection.ids ?? selected.map(({ documentId }) => documentId))];
  for (const id of gone) if (!found.has(id)) failed.push({ id, message: messages.productNotFound });
  return { changed, failed };
}
