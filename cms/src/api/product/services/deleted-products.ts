import {
  messages,
  productMessages,
  totalPages,
  type DeletedProduct,
  type Product,
  type SiteContent,
} from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { restorableSince } from '../../../database/deleted-rows';
import { productRecords, productsIn } from '../../../database/product-records';
import type { StoredProduct } from '../../../database/records';
import { findSkuOwner } from '../../../database/sku-owner';
import { inTransaction } from '../../../database/transaction';
import { checkRestorable, conflict, notFound } from '../../../platform/http/http-error';
import { audit } from '../../../platform/access/audit-log';
import { catalog } from '../../catalog/services/catalog';
import { siteContent } from '../../site-content/services/site-content';
import { skuOwnerText } from '../domain/skus';
import { publishProduct, auditedFields, catalogProduct } from './product';

type Restored = { product: Product; warning?: string };
type Page = { page: number; limit: number };

/** Returns a page of the products that can still be restored, the latest deletion first. */
export async function deletedProducts({ page, limit }: Page) {
  const db = strapi.db.connection;
  const restorable = { deletedAt: { $gte: restorableSince() } };
  const latest = { orderBy: ['-deletedAt', '-id'], limit, offset: (page - 1) * limit } as const;
  const found = await productsIn(db).many(restorable, { ...latest, select: ['id', 'deletedAt'] });
  const stored = await productRecords(db, { ids: found.map(({ id }) => id) });
  const rendered = catalog.render(stored);
  const products = new Map(stored.map(({ id }, at) => [id, rendered[at]]));
  const total = await productsIn(db).count(restorable);
  return {
    products: found.flatMap(({ id, deletedAt }): DeletedProduct[] => {
      const product = products.get(id);
      return product && deletedAt ? [{ ...product, deletedAt }] : [];
    }),
    total,
    totalPages: totalPages(total, limit),
  };
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
  if (!record.deletedAt) return { product: await catalogProduct(trx, record.id) };
  checkRestorable(record.deletedAt);
  await checkFreeSkus(trx, record);
  await productsIn(trx).update({ id: record.id }, { deletedAt: null }, { keepsStamp: true });
  const product = await publishProduct(trx, record.id);
  await audit({ action: 'product-restored', after: auditedFields(product) });
  const warning = await warningOf(product);
  return { product, ...(warning && { warning }) };
}

export const restoreProduct = (documentId: string): Promise<Restored> =>
  inTransaction((trx) => restoreProductIn(trx, documentId));
