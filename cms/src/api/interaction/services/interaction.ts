import { createHmac } from 'node:crypto';
import {
  addDays,
  businessDay,
  DAY_MS,
  type FunnelStep,
  type Product,
  type ViewedCategory,
  type ViewedProduct,
} from '@shop/contract';
import type { Row, Trx } from '../../../database/connection';
import { records } from '../../../database/gateway/records';
import { productsIn } from '../../../database/product-records';
import { inTransaction } from '../../../database/transaction';
import { resetViewTotals, recountViews } from '../../../database/schema/view-totals';
import { secret, onPostgres } from '../../../settings/environment';
import { badRequest } from '../../../platform/http/http-error';
import { audit } from '../../../platform/access/audit-log';
import { newRow } from '../../../database/rows';
import type { Step } from './count-steps';
import { countVisit, lockVisits } from './count-visits';

/** The day under which the views of former days are counted together. */
const FORMER_DAYS = '0001-01-01';

async function fold(trx: Trx, first: string): Promise<number> {
  const old = () => trx('daily_views').where('day', '<', first).whereNot('day', FORMER_DAYS);
  const sums: Row[] = await old()
    .groupBy('product_id', 'category')
    .select('product_id', 'category', trx.raw('max(product_title) as product_title'))
    .sum('views as views');
  if (sums.length === 0) return 0;
  const deleted = await old().delete();
  for (const sum of sums)
    await trx('daily_views')
      .insert({ ...newRow(new Date()), ...sum, views: Number(sum.views), day: FORMER_DAYS })
      .onConflict(['day', 'product_id', 'category'])
      .merge({ views: trx.raw('daily_views.views + excluded.views') });
  // The triggers count the sums once more.
  for (const statement of recountViews(onPostgres())) await trx.raw(statement);
  return deleted;
}

/** Adds up the views of days that are no longer kept one by one, so that totals stay; returns the rows of days deleted. */
const foldOldViews = (viewDays: number, now = Date.now()): Promise<number> =>
  inTransaction(async (trx) => {
    await lockVisits(trx);
    return fold(trx, addDays(businessDay(new Date(now)), -viewDays));
  });

const RECENT_DAYS = 7;

type ViewedEntry = Pick<Product, '_id' | 'title' | 'category' | 'status'>;

// The address alone: a client chooses its User-Agent. The salt changes daily, so visitors cannot be tracked.
const visitorKey = (address: string, day: string): string =>
  createHmac('sha256', `${secret('LINK_SECRET')} ${day}`)
    .update(address)
    .digest('hex')
    .slice(0, 32);

async function findActiveProduct(productId: string): Promise<ViewedEntry> {
  const [json] = await strapi.db.connection('catalog_entries').where('document_id', productId).pluck('json');
  const product = json ? (JSON.parse(json) as ViewedEntry) : null;
  if (!product?.status)
    throw badRequest('El producto no existe', [{ path: 'data.productId', message: 'El producto no existe' }]);
  return product;
}

/** Who sends an interaction; the funnel leaves out staff and bots. */
type Sender = { address: string; isShopper: boolean };

function stepOf(step: FunnelStep, address: string): Step {
  const at = new Date();
  return { step, visitor: visitorKey(address, businessDay(at)), at };
}

/** Counts a view of a product, at most one per address and business day; a shopper's first one is a step of the funnel. */
export async function recordView(productId: string, { address, isShopper }: Sender) {
  const { _id, title, category } = await findActiveProduct(productId);
  const step = stepOf('view', address);
  const view = { productId: _id, title, category, visitor: step.visitor, at: step.at };
  const counted = await countVisit({ view, ...(isShopper && { step }) });
  return { type: 'product_view', productId: _id, counted };
}

/** Counts a step of a purchase, at most one per address and business day. */
export async function recordStep(type: Exclude<FunnelStep, 'view'>, { address, isShopper }: Sender) {
  const counted = isShopper && (await countVisit({ step: stepOf(type, address) }));
  return { type, productId: '', counted };
}

export const deleteOldVisitors = (): Promise<number> =>
  records('api::interaction.interaction', strapi.db.connection).remove({
    at: { $lt: new Date(Date.now() - DAY_MS) },
  });

const total = async (since?: string): Promise<number> => {
  const query = strapi.db.connection('day_views').sum('views as views');
  const [row] = await (since ? query.where('day', '>=', since) : query);
  return Number(row?.views ?? 0);
};

export async function viewsSummary() {
  const since = addDays(businessDay(new Date()), 1 - RECENT_DAYS);
  return { totalInteractions: await total(), recentInteractions: await total(since) };
}

type Viewed = { documentId: string; title: string | null; category: string | null; count: unknown };

export async function mostViewedProducts(limit: number): Promise<ViewedProduct[]> {
  const db = strapi.db.connection;
  const viewed: Viewed[] = await db('product_views')
    .orderBy([{ column: 'views', order: 'desc' }, { column: 'product_id' }])
    .limit(limit)
    .select({ documentId: 'product_id', title: 'product_title', category: 'category', count: 'views' });
  const documentId = viewed.map((one) => one.documentId);
  const products = await productsIn(db).many({ documentId }, { select: ['documentId', 'title', 'category'] });
  const known = new Map(products.map((product) => [product.documentId, product]));
  return viewed.map((former) => {
    const { documentId: _id, title, category } = known.get(former.documentId) ?? former;
    return { _id, productTitle: title ?? '', productCategory: category ?? '', count: Number(former.count) };
  });
}

export async function mostViewedCategories(limit: number): Promise<ViewedCategory[]> {
  const viewed: Row[] = await strapi.db
    .connection('category_views')
    .groupBy('category')
    .select('category')
    .sum('views as count')
    .orderBy([{ column: 'count', order: 'desc' }, { column: 'category' }])
    .limit(limit);
  return viewed.map(({ category, count }) => ({ category: category as string, count: Number(count) }));
}

/** Deletes the views. The steps of the funnel stay, as reports of past days compare with them. */
export async function resetViews(): Promise<void> {
  await inTransaction(async (trx) => {
    const [row] = await trx('daily_views').sum('views as views');
    await audit({
      action: 'views-reset',
      before: { views: Number(row?.views ?? 0) },
      after: { views: 0 },
    });
    await records('api::daily-view.daily-view', trx).remove({});
    await records('api::interaction.interaction', trx).remove({ type: 'product_view' });
    await resetViewTotals(trx);
  });
}

export const views = { foldOldViews };
