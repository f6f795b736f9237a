import { findStockItem } from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { productRecords } from '../../../database/product-records';
import type { StoredProduct } from '../../../database/records';
import { inTransaction } from '../../../database/transaction';
import { mayBeTold, pauseStart } from '../domain/choose-told';
import { alertsIn, isOnSale, type AlertRecord } from './alert-records';
import { mails } from '../../mail/services/mail';
import { shopSetting } from '../../shop-setting/services/shop-setting';
import { queueRestock, type ShopTexts } from './queue-alert-mail';

// A larger restock goes on in the next minute: mails leave at the pace of a small mail server.
const MAX_TOLD_PER_RUN = 100;

// Only those of variants with units: a size may be awaited for months while others of its product are sold.
const PRODUCTS = `select distinct a.product_id
  from stock_alerts a
    join products p on p.document_id = a.product_id
    join stock_items i on i.product_id = p.id
  where a.state = 'waiting' and p.active = ? and p.deleted_at is null and i.quantity > 0
    and (coalesce(i.size, '') = '' or lower(i.size) = lower(a.size))
    and (coalesce(i.color, '') = '' or lower(i.color) = lower(a.color))`;

function productsWithAlerts(): Promise<string[]> {
  const db = strapi.db.connection;
  return db.from(db.raw(`(${PRODUCTS}) as awaited`, [true])).pluck('product_id');
}

type Stocked = { alerts: AlertRecord[]; units: number; toldLately: number };

// Colours that are not counted apart share the units of one stock item.
function byStockItem(
  { items }: StoredProduct,
  waiting: readonly AlertRecord[],
  toldLately: readonly AlertRecord[],
): Stocked[] {
  const groups = new Map(
    items.map(({ id, quantity }) => [id, { alerts: [] as AlertRecord[], units: quantity, toldLately: 0 }]),
  );
  const groupOf = (alert: AlertRecord) => groups.get(findStockItem(items, alert)?.id ?? 0);
  for (const alert of waiting) groupOf(alert)?.alerts.push(alert);
  for (const alert of toldLately) {
    const group = groupOf(alert);
    if (group) group.toldLately += 1;
  }
  return [...groups.values()];
}

// Returns the alerts that still waited: a shopper may cancel, or staff mark hers, at the same time.
async function markTold(trx: Trx, chosen: readonly AlertRecord[], now: Date): Promise<AlertRecord[]> {
  const told: AlertRecord[] = [];
  for (const alert of chosen) {
    const state = alert.email === null ? 'due' : 'told';
    const waiting = { id: alert.id, state: 'waiting' };
    if ((await alertsIn(trx).update(waiting, { state, toldAt: now })) === 1) told.push(alert);
  }
  return told;
}

async function queueMails(
  trx: Trx,
  told: readonly AlertRecord[],
  product: StoredProduct,
  texts: ShopTexts,
): Promise<void> {
  for (const alert of told)
    if (alert.email !== null) await queueRestock(trx, { ...alert, email: alert.email }, product, texts);
}

// The lock of its stock items makes two processes take turns: the second sees whom the first has told.
const tellProduct = (
  documentId: string,
  atMost: number,
  now: Date,
  texts: ShopTexts,
): Promise<AlertRecord[]> =>
  inTransaction(async (trx) => {
    const [product] = await productRecords(trx, { documentIds: [documentId] }, true);
    if (!isOnSale(product)) return [];
    const alerts = alertsIn(trx);
    const ofProduct = { productId: documentId };
    const waiting = await alerts.many({ ...ofProduct, state: 'waiting' }, { orderBy: ['createdAt', 'id'] });
    const lately = await alerts.many({ ...ofProduct, toldAt: { $gt: pauseStart(now) } });
    const told: AlertRecord[] = [];
    for (const group of byStockItem(product, waiting, lately)) {
      const room = Math.min(mayBeTold(group.units, group.toldLately), atMost - told.length);
      told.push(...(await markTold(trx, group.alerts.slice(0, room), now)));
    }
    await queueMails(trx, told, product, texts);
    return told;
  });

/** Tells those who wait longest for variants that are back, two for each unit: by mail, or as a task of the staff. */
export async function tellRestocked(now = new Date()): Promise<{ mails: number; phones: number }> {
  const texts = { shop: await shopSetting.current(), templates: await mails.currentTemplates() };
  const told: AlertRecord[] = [];
  for (const documentId of await productsWithAlerts()) {
    if (told.length >= MAX_TOLD_PER_RUN) break;
    told.push(...(await tellProduct(documentId, MAX_TOLD_PER_RUN - told.length, now, texts)));
  }
  const mailed = told.filter(({ email }) => email !== null).length;
  return { mails: mailed, phones: told.length - mailed };
}
