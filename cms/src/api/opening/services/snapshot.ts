import { records } from '../../../database/gateway/records';
import { findPictures } from '../../../database/product-pictures';
import { countRows, inBatches } from '../../../database/rows';
import { lastBackup } from '../../../platform/backup/last-backup';
import { sendsMail } from '../../../platform/mail/deliver';
import { catalog } from '../../catalog/services/catalog';
import { policies } from '../../policy/services/policy';
import { shopSetting } from '../../shop-setting/services/shop-setting';
import { siteContent } from '../../site-content/services/site-content';
import { backsUpNightly, publicUrl } from '../../../settings/environment';
import { findActiveOwners } from '../../../platform/mail/tell-owners';
import type { Snapshot } from '../domain/snapshot';
import { hasChangedPassword, type AccountEntry } from '../domain/changed-password';

const USER = 'plugin::users-permissions.user';

// The installation makes the first account; later ones choose their passwords when they accept an invitation.
const firstAccount = (): Promise<{ username: string; blocked: boolean | null } | null> =>
  strapi.db.query(USER).findOne({ select: ['username', 'blocked'], orderBy: { id: 'asc' } });

/** Returns whether nobody enters any more with the password that the installation made. */
async function hasOwnPassword(): Promise<boolean> {
  const account = await firstAccount();
  if (!account || account.blocked) return true;
  const entries = await records('api::account.audit-entry', strapi.db.connection).many(
    { action: ['password', 'profile'] },
    { orderBy: ['-id'] },
  );
  const changes = entries.map(({ before, after, ...entry }) => ({
    ...entry,
    before: (before ?? {}) as AccountEntry['before'],
    after: (after ?? {}) as AccountEntry['after'],
  }));
  return hasChangedPassword(account.username, changes);
}

/** Returns whether every owner who may sign in has confirmed a second factor. */
async function hasSecondFactor(): Promise<boolean> {
  const ids = (await findActiveOwners()).map(({ id }) => id);
  const confirmed = strapi.db
    .connection('second_factors')
    .whereIn('user_id', ids)
    .whereNotNull('confirmed_at');
  return ids.length > 0 && (await countRows(confirmed)) === ids.length;
}

const activeProducts = () => strapi.db.connection('products').where('active', true).whereNull('deleted_at');

// One is enough for the check, so the batches end with the first that has a picture.
async function countSellable(): Promise<number> {
  const ids: number[] = await activeProducts().where('stock', '>', 0).orderBy('id').pluck('id');
  for (const batch of inBatches(ids)) {
    const pictures = await findPictures(strapi.db.connection, 'product_id', batch);
    const pictured = new Set(pictures.map(({ productId }) => productId));
    if (pictured.size > 0) return pictured.size;
  }
  return 0;
}

async function productsNow(): Promise<Snapshot['products']> {
  return {
    active: await countRows(activeProducts()),
    sellable: await countSellable(),
    withoutFacts: await catalog.countProductsWithoutFacts(),
    categories: await activeProducts().distinct().orderBy('category').pluck('category'),
  };
}

/** Reads what the checks look at, as it is now. */
export async function takeSnapshot(): Promise<Snapshot> {
  return {
    shop: await shopSetting.current(),
    content: await siteContent.current(),
    products: await productsNow(),
    policies: (await policies.currentReferences()).map(({ kind }) => kind),
    server: {
      publicUrl: publicUrl(),
      sendsMail: sendsMail(),
      backsUp: backsUpNightly() && !(await lastBackup()).failedAt,
      hasOwnPassword: await hasOwnPassword(),
      hasSecondFactor: await hasSecondFactor(),
    },
  };
}
