import {
  messages,
  productListQuerySchema,
  totalPages,
  type Product,
  type ProductFilter,
  type ProductListQuery,
} from '@shop/contract';
import type { Trx } from '../../../database/connection';
import type { StoredProduct, LockedProducts } from '../../../database/records';
import { eachBatch } from '../../../database/rows';
import { skuOwners } from '../../../database/sku-owner';
import { inTransaction } from '../../../database/transaction';
import { announceChange } from '../../../platform/changes/changes';
import { badRequest, notFound } from '../../../platform/http/http-error';
import { parse } from '../../../platform/http/request';
import { siteContent } from '../../site-content/services/site-content';
import { parseCatalogFilter, parseQueryString, type CatalogFilter } from '../domain/catalog-filter';
import { asProduct } from '../domain/product-view';
import type { Statement } from './reader/catalog-reader';
import { findStaleProducts } from './entries/stale-entries';
import { ENTRIES_AT_ONCE, refreshEntries, restockEntries } from './entries/write-entries';
import {
  bestOfCategories,
  countProducts,
  countProductsWithoutFacts,
  findProductIds,
  listProducts,
  listRelated,
} from './list-products';
import { catalogReader } from './reader/open-reader';

const DETAIL = 'select e.json as json, e.active as active from catalog_entries e';
const byDocument = (id: string): Statement => ({ sql: `${DETAIL} where e.document_id = ?`, values: [id] });
const bySlug = (slug: string): Statement => ({
  sql: `${DETAIL} join catalog_slugs s on s.product_id = e.product_id where s.slug = ?`,
  values: [slug],
});

async function categoryLabels(): Promise<Map<string, string>> {
  const { productCatalog } = await siteContent.current();
  return new Map(productCatalog.categories.map(({ name, display_name }) => [name, display_name]));
}

/** Returns the filter of a list; a text of staff that is an SKU asks for its product alone. */
async function filterOf(query: ProductListQuery, isStaff: boolean): Promise<CatalogFilter> {
  const filter = parseCatalogFilter(query, isStaff);
  const sku = query.searchTerm?.trim() ?? '';
  if (!isStaff || sku === '') return filter;
  const owners = await skuOwners(strapi.db.connection, [sku]);
  return owners.length === 0
    ? filter
    : { ...filter, searchTerm: '', ids: owners.map(({ documentId }) => documentId) };
}

export const catalog = {
  /** Fails when the database cannot be read; does not wait for order transactions. */
  async ping(): Promise<void> {
    await catalogReader().rows({ sql: 'select 1 from catalog_entries limit 1', values: [] });
  },

  /** Time of the last answered database read, in `performance.now()` milliseconds. */
  lastResponseAt: (): number => catalogReader().lastResponseAt(),

  /** Renders products again inside the transaction that changed them. */
  async refresh(trx: Trx, productIds: readonly number[]): Promise<void> {
    if (productIds.length > 0) await refreshEntries(trx, productIds, await categoryLabels());
  },

  /** Like `refresh`, for locked products of which only the stock has changed. */
  restock: (trx: Trx, products: LockedProducts): Promise<void> =>
    restockEntries(trx, products, categoryLabels),

  render: (products: readonly StoredProduct[]): Product[] => products.map(asProduct),

  async repair(): Promise<number> {
    const labels = await categoryLabels();
    const stale = (await inTransaction((trx) => findStaleProducts(trx, labels))).sort((a, b) => a - b);
    // Each batch has its own transaction, so that orders wait for few products only.
    await eachBatch(stale, ENTRIES_AT_ONCE, (batch) =>
      inTransaction(async (trx) => {
        await refreshEntries(trx, batch, labels, true);
        await announceChange('catalog');
      }),
    );
    return stale.length;
  },

  async list(queryText: string, isStaff: boolean): Promise<string> {
    // PostgreSQL cannot store NUL.
    if (/%00|\0/.test(queryText)) throw badRequest();
    const query = parse(productListQuerySchema, parseQueryString(queryText));
    const filter = await filterOf(query, isStaff);
    const { rows, total, ...offered } = query.relatedTo
      ? await listRelated(query.relatedTo, filter.limit)
      : await listProducts(filter, query);
    const pages = totalPages(total, filter.limit);
    const counted = `"totalPages":${pages},"totalDocs":${total},"totalProducts":${total}`;
    const further = Object.entries(offered).map(([name, value]) => `,"${name}":${JSON.stringify(value)}`);
    return `{"status":"success","payload":[${rows.join(',')}],"page":${query.page},${counted}${further.join('')}}`;
  },

  /** Counts what a text finds for shoppers. */
  async countFound(searchTerm: string): Promise<number> {
    const query = parse(productListQuerySchema, { searchTerm, limit: 1 });
    return (await listProducts(parseCatalogFilter(query, false))).total;
  },

  /** Returns the ids of all products that staff find with a filter. */
  findIds: (filter: ProductFilter): Promise<number[]> =>
    findProductIds(parseCatalogFilter({ ...filter, page: 1, limit: 1 }, true)),

  /** Counts active products without composition, care, origin or a size guide with body measures. */
  countProductsWithoutFacts,

  /** Returns the first picture of the best seller of each category, where it has one. */
  async pictures(): Promise<{ category: string; url: string }[]> {
    const products = (await bestOfCategories()).map((json) => JSON.parse(json) as Product);
    return products.flatMap(({ category, thumbnails: [url] }) => (url ? [{ category, url }] : []));
  },

  async count(isStaff: boolean): Promise<string> {
    return `{"status":"success","count":${await countProducts(isStaff ? undefined : true)}}`;
  },

  /** Body of GET /products/:id, by document id or by any current or former slug. */
  async detail(idOrSlug: string, isStaff: boolean): Promise<string> {
    const reader = catalogReader();
    const [byId] = await reader.rows(byDocument(idOrSlug));
    const found = byId ?? (await reader.rows(bySlug(idOrSlug)))[0];
    if (!found || (found.active !== 1 && !isStaff)) throw notFound(messages.productNotFound);
    return `{"status":"success","product":${found.json as string}}`;
  },
};
