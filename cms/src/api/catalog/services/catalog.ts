import { messages, productListQuerySchema, totalPages, type Product } from '@shop/contract';
import type { Trx } from '../../../database/connection';
import type { StoredProduct, LockedProducts } from '../../../database/records';
import { inTransaction } from '../../../database/transaction';
import { announceChange } from '../../../platform/changes/changes';
import { badRequest, notFound } from '../../../platform/http/api-error';
import { parse } from '../../../platform/http/request';
import { siteContent } from '../../../platform/services';
import { catalogFilter } from '../domain/catalog-filter';
import { asProduct } from '../domain/product-view';
import type { Statement } from '../domain/list-statement';
import { queryValues } from '../domain/query-text';
import { staleProducts } from './stale-entries';
import { inParts, refreshEntries, restockEntries } from './catalog-writer';
import { colorsOffered, countProducts, listProducts } from './list-products';
import { catalogReader } from './open-reader';

const DETAIL = 'select e.json as json, e.active as active from catalog_entries e';
const byDocument = (id: string): Statement => ({ sql: `${DETAIL} where e.document_id = ?`, values: [id] });
const bySlug = (slug: string): Statement => ({
  sql: `${DETAIL} join catalog_slugs s on s.product_id = e.product_id where s.slug = ?`,
  values: [slug],
});

async function categoryLabels(): Promise<Map<string, string>> {
  const { productCatalog } = await siteContent().current();
  return new Map(productCatalog.categories.map(({ name, display_name }) => [name, display_name]));
}

const catalogService = () => ({
  /** Reads something, on the way that shoppers' reads go: it waits for no order. */
  async ping(): Promise<void> {
    await catalogReader().rows({ sql: 'select 1 from catalog_entries limit 1', values: [] });
  },

  /** When the database last answered a read. */
  lastResponseAt: (): number => catalogReader().lastResponseAt(),

  /** Brings what shoppers see of these products up to date, inside the transaction that changed them. */
  async refresh(trx: Trx, productIds: readonly number[]): Promise<void> {
    if (productIds.length > 0) await refreshEntries(trx, productIds, await categoryLabels());
  },

  /** The same, where only stock has changed. */
  restock: (trx: Trx, products: LockedProducts): Promise<void> =>
    restockEntries(trx, products, categoryLabels),

  /** These products as the shop shows them. */
  shown: (products: readonly StoredProduct[]): Product[] => products.map(asProduct),

  /** Renders whatever is missing or behind: at the start, and when a category gets another name. */
  async repair(): Promise<number> {
    const labels = await categoryLabels();
    const stale = (await inTransaction((trx) => staleProducts(trx, labels))).sort((a, b) => a - b);
    // A part at a time: whoever orders waits for a few products, not for all.
    for (const part of inParts(stale))
      await inTransaction(async (trx) => {
        await refreshEntries(trx, part, labels, true);
        await announceChange('catalog');
      });
    return stale.length;
  },

  /** GET /products as text: the products were rendered when they were written. */
  async list(queryText: string, isStaff: boolean): Promise<string> {
    // PostgreSQL has no place for this character; whoever sends it is not shopping.
    if (/%00|\0/.test(queryText)) throw badRequest();
    const query = parse(productListQuerySchema, queryValues(queryText));
    const filter = catalogFilter(query, isStaff);
    // Asked together, both wait for the same look at what has changed.
    const [{ rows, total }, offered] = await Promise.all([
      listProducts(filter),
      query.withColors ? colorsOffered(filter) : undefined,
    ]);
    const pages = totalPages(total, filter.limit);
    const counted = `"totalPages":${pages},"totalDocs":${total},"totalProducts":${total}`;
    const colors = offered ? `,"colors":${JSON.stringify(offered)}` : '';
    return `{"status":"success","payload":[${rows.join(',')}],"page":${query.page},${counted}${colors}}`;
  },

  /** GET /products/count: what the caller may see. */
  async count(isStaff: boolean): Promise<string> {
    return `{"status":"success","count":${await countProducts(isStaff ? undefined : true)}}`;
  },

  /** GET /products/:id, by document id or by any slug the product has ever had. */
  async detail(idOrSlug: string, isStaff: boolean): Promise<string> {
    const reader = catalogReader();
    const [byId] = await reader.rows(byDocument(idOrSlug));
    const found = byId ?? (await reader.rows(bySlug(idOrSlug)))[0];
    if (!found || (found.active !== 1 && !isStaff)) throw notFound(messages.productNotFound);
    return `{"status":"success","product":${found.json as string}}`;
  },
});

export default catalogService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::catalog.catalog': ReturnType<typeof catalogService>;
  }
}
