import type { Row } from '../../../database/connection';
import { pictureRows } from '../../../database/product-pictures';
import { inBatches } from '../../../database/rows';
import { lastBackup } from '../../../platform/backup/last-backup';
import { sendsMail } from '../../../platform/mail/deliver';
import { catalog, policies, shopSetting, siteContent } from '../../../platform/services';
import { backsUpNightly, publicUrl } from '../../../settings/environment';
import type { Snapshot } from '../domain/snapshot';
import { hasOwnPassword, hasSecondFactor } from './owner-account';

const activeProducts = () => strapi.db.connection('products').where('active', true).whereNull('deleted_at');

const countOf = (rows: Row[]): number => Number(rows[0]?.count ?? 0);

async function categoriesInUse(): Promise<string[]> {
  const rows: Row[] = await activeProducts().distinct('category').orderBy('category');
  return rows.map(({ category }) => category as string);
}

// One is enough for the check, so the batches end with the first that has a picture.
async function countSellable(): Promise<number> {
  const ids = (await activeProducts().where('stock', '>', 0).orderBy('id').pluck('id')) as number[];
  for (const batch of inBatches(ids)) {
    const pictured = new Set((await pictureRows(strapi.db.connection, batch)).map((row) => row.product_id));
    if (pictured.size > 0) return pictured.size;
  }
  return 0;
}

async function productsNow(): Promise<Snapshot['products']> {
  return {
    active: countOf((await activeProducts().count('* as count')) as Row[]),
    sellable: await countSellable(),
    withoutFacts: await catalog().countProductsWithoutFacts(),
    categories: await categoriesInUse(),
  };
}

/** Reads what the checks look at, as it is now. */
export async function takeSnapshot(): Promise<Snapshot> {
  return {
    shop: await shopSetting().current(),
    content: await siteContent().current(),
    products: await productsNow(),
    policies: (await policies().currentReferences()).map(({ kind }) => kind),
    server: {
      publicUrl: publicUrl(),
      sendsMail: sendsMail(),
      backsUp: backsUpNightly() && !(await lastBackup()).failedAt,
      hasOwnPassword: await hasOwnPassword(),
      hasSecondFactor: await hasSecondFactor(),
    },
  };
}
