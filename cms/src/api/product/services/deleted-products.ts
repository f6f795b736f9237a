import {
  messages,
  productMessages,
  type DeletedProduct,
  type Product,
  type SiteContent,
} from '@shop/contract';
import type { Row, Trx } from '../../../database/connection';
import { deletedRows } from '../../../database/deleted-rows';
import { productRecords } from '../../../database/product-records';
import { isoOf } from '../../../database/rows';
import { inTransaction } from '../../../database/transaction';
import { checkRestorable, notFound } from '../../../platform/http/api-error';
import { audit } from '../../../platform/access/audit-log';
import { catalog, siteContent } from '../../../platform/services';
import { answer, factsOf, shownAs } from './product';

type Restored = { product: Product; warning?: string };
type Page = { page: number; limit: number };

/** A page of the products that can still be brought back, the latest deletion first. */
export async function deletedProducts(page: Page) {
  const { rows, ...counts } = await deletedRows('products', page);
  const records = await productRecords(strapi.db.connection, { ids: rows.map(({ id }) => id as number) });
  const shown = new Map(
    catalog()
      .render(records)
      .map((product, at) => [records[at]?.id, product]),
  );
  const products = rows.flatMap(({ id, deleted_at: at }): DeletedProduct[] => {
    const product = shown.get(id as number);
    return product ? [{ ...product, deletedAt: isoOf(at) }] : [];
  });
  return { products, ...counts };
}

const hasCategory = ({ productCatalog: { categories } }: SiteContent, category: string): boolean =>
  categories.length === 0 || categories.some(({ name }) => name === category);

async function warningOf({ title, category }: Product): Promise<string | undefined> {
  const isKnown = hasCategory(await siteContent().current(), category);
  return isKnown ? undefined : productMessages.restoredWithoutCategory(title, category);
}

/** Brings a deleted product back as it was, with its address and its stock; one that is there stays as it is. */
export async function restoreProductIn(trx: Trx, documentId: string): Promise<Restored> {
  const [record] = await productRecords(trx, { documentIds: [documentId] }, true);
  if (!record) throw notFound(messages.productNotFound);
  if (!record.deleted) return { product: await shownAs(trx, record.id) };
  const row: Row | undefined = await trx('products').where('id', record.id).first('deleted_at');
  checkRestorable(isoOf(row?.deleted_at));
  await trx('products').where('id', record.id).update({ deleted_at: null });
  const product = await answer(trx, record.id);
  await audit({ action: 'product-restored', after: factsOf(product) });
  const warning = await warningOf(product);
  return { product, ...(warning && { warning }) };
}

/** Brings a deleted product back. */
export const restoreProduct = (documentId: string): Promise<Restored> =>
  inTransaction((trx) => restoreProductIn(trx, documentId));
