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
import type { StoredProduct } from '../../../database/records';
import { isoOf } from '../../../database/rows';
import { findSkuOwner } from '../../../database/sku-owner';
import { inTransaction } from '../../../database/transaction';
import { checkRestorable, conflict, notFound } from '../../../platform/http/http-error';
import { audit } from '../../../platform/access/audit-log';
import { catalog } from '../../catalog/services/catalog';
import { siteContent } from '../../site-content/services/site-content';
import { skuOwnerText } from '../domain/sku-owner-text';
import { publishProduct, auditedFields, catalogProduct } from './product';

type Restored = { product: Product; warning?: string };
type Page = { page: number; limit: number };

/** Returns a page of the products that can still be restored, the latest deletion first. */
export async function deletedProducts(page: Page) {
  const { rows, ...counts } = await deletedRows('products', page);
  const records = await productRecords(strapi.db.connection, { ids: rows.map(({ id }) => id as number) });
  const rendered = catalog.render(records);
  const products = new Map(records.map(({ id }, index) => [id, rendered[index]]));
  const deleted = rows.flatMap(({ id, deleted_at: at }): DeletedProduct[] => {
    const product = products.get(id as number);
    return product ? [{ ...product, deletedAt: isoOf(at) }] : [];
  });
  return { products: deleted, ...counts };
}

const hasCategory = ({ productCatalog: { categories } }: SiteContent, category: string): boolean =>
  categories.length === 0 || categories.some(({ name }) => name === category);

async function warningOf({ title, category }: Product): Promise<string | undefined> {
  const isKnown = hasCategory(await siteContent.current(), category);
  return isKnown ? undefined : productMessages.restoredWithoutCategory(title, category);
}

// Another product may have taken an SKU meanwhile, and a scanned label would not tell which one was sold.
async function checkFreeSkus(trx: Trx, { id, items }: StoredProduct): Promise<void> {
  const skus = items.flatMap(({ sku }) => sku ?? []);
  const owner = await findSkuOwner(trx, skus, id);
  if (owner) throw conflict(`${skuOwnerText(owner)}: cambialo ahí y después restaurá este producto.`);
}

/** Restores a deleted product with its slug and stock; a product that is not deleted stays unchanged. Throws 409 when another product has one of its SKUs. */
export async function restoreProductIn(trx: Trx, documentId: string): Promise<Restored> {
  const [record] = await productRecords(trx, { documentIds: [documentId] }, true);
  if (!record) throw notFound(messages.productNotFound);
  if (!record.deleted) return { product: await catalogProduct(trx, record.id) };
  const row: Row | undefined = await trx('products').where('id', record.id).first('deleted_at');
  checkRestorable(isoOf(row?.deleted_at));
  await checkFreeSkus(trx, record);
  await trx('products').where('id', record.id).update({ deleted_at: null });
  const product = await publishProduct(trx, record.id);
  await audit({ action: 'product-restored', after: auditedFields(product) });
  const warning = await warningOf(product);
  return { product, ...(warning && { warning }) };
}

export const restoreProduct = (documentId: string): Promise<Restored> =>
  inTransaction((trx) => restoreProductIn(trx, documentId));
