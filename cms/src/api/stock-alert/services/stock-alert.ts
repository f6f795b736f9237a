import {
  HOUR_MS,
  MAX_OPEN_STOCK_ALERTS,
  resolveVariant,
  stockAlertMessages,
  type StockAlertAnswer,
  type MessageTemplate,
  type StockAlertDraft,
} from '@shop/contract';
import type { Row, Trx } from '../../../database/connection';
import { productRecords } from '../../../database/product-records';
import { countRows, newRow } from '../../../database/rows';
import { inTransaction, takeTurns } from '../../../database/transaction';
import { conflict, notFound } from '../../../platform/http/http-error';
import { shopSetting } from '../../shop-setting/services/shop-setting';
import { publicUrl } from '../../../settings/environment';
import { contactKeyOf } from '../domain/alert-contact';
import { exampleRestockMail } from '../domain/alert-mail';
import { asAlert, findAlert, isOnSale, productsOf, unitsOf, type StoredAlert } from './alert-rows';
import { alertIdOf } from './alert-token';
import { deleteOldAlerts } from './delete-old-alerts';
import { queueConfirmation } from './queue-alert-mail';

const OPEN = ['waiting', 'due'];

type Variant = Pick<StockAlertDraft, 'productId' | 'size' | 'color'>;

// Alerts of one contact at the same time must count and find each other.
const lockContact = (trx: Trx, contactKey: string): Promise<void> =>
  takeTurns(trx, `stock alert ${contactKey}`);

/** Returns a sold-out variant in its product's own spelling. */
async function soldOutVariant(trx: Trx, { productId, ...choice }: Variant) {
  const [product] = await productRecords(trx, { documentIds: [productId] });
  if (!isOnSale(product)) throw notFound(stockAlertMessages.gone);
  const variant = resolveVariant(choice, product);
  if ('fault' in variant) throw notFound(stockAlertMessages.gone);
  if ((unitsOf(product, variant) ?? 0) > 0) throw conflict(stockAlertMessages.available);
  return { product, variant };
}

async function enforceOpenLimit(trx: Trx, contactKey: string): Promise<void> {
  const open = trx('stock_alerts').where('contact_key', contactKey).whereIn('state', OPEN);
  if ((await countRows(open)) >= MAX_OPEN_STOCK_ALERTS) throw conflict(stockAlertMessages.tooMany);
}

type NewAlert = Variant & { email: string | null; phone: string | null; contactKey: string };

// A request for an alert that is open changes nothing; only one that nobody confirmed for an hour is mailed again.
const isOpen = (row: Row, now: Date): boolean =>
  row.state === 'waiting' ||
  row.state === 'due' ||
  (row.state === 'pending' && new Date(row.updated_at as string).getTime() > now.getTime() - HOUR_MS);

type StoredRequest = { alert: StoredAlert; isNew: boolean };

// The same contact has one alert for a variant. One that was told begins again and still counts as told lately.
async function storeAlert(trx: Trx, alert: NewAlert, now: Date): Promise<StoredRequest> {
  const { productId: product_id, contactKey: contact_key, size, color, email, phone } = alert;
  const wanted = { contact_key, product_id, size, color };
  const before: Row | undefined = await trx('stock_alerts').where(wanted).first();
  if (before && isOpen(before, now)) return { alert: asAlert(before), isNew: false };
  const state = email === null ? 'waiting' : 'pending';
  if (before) {
    await trx('stock_alerts')
      .where('id', before.id as number)
      .update({ state, created_at: now, updated_at: now });
    return { alert: { ...asAlert(before), state }, isNew: true };
  }
  const row = { ...newRow(now), product_id, contact_key, size, color, email, phone, state };
  await trx('stock_alerts').insert(row);
  return { alert: asAlert(row), isNew: true };
}

/** Stores an alert for a sold-out variant and mails the link that confirms it; a phone needs none. Bots fill in `website`. */
export async function createStockAlert(draft: StockAlertDraft): Promise<void> {
  const { website, email = null, phone = null, ...choice } = draft;
  if (website) return;
  const now = new Date();
  const contactKey = contactKeyOf(draft);
  const shop = await shopSetting.current();
  await inTransaction(async (trx) => {
    await lockContact(trx, contactKey);
    const { product, variant } = await soldOutVariant(trx, choice);
    // The limit of an address is told to its holder alone, when she confirms.
    if (phone !== null) await enforceOpenLimit(trx, contactKey);
    const wanted = { productId: choice.productId, ...variant, email, phone, contactKey };
    const { alert, isNew } = await storeAlert(trx, wanted, now);
    if (email !== null && isNew) await queueConfirmation(trx, { ...alert, email }, product, shop);
  });
}

type LinkAnswer = Omit<StockAlertAnswer, 'status' | 'message'>;

async function answerFor(alert: StoredAlert | undefined): Promise<LinkAnswer> {
  const product = alert && (await productsOf(strapi.db.connection, [alert])).get(alert.productId);
  if (!alert || !isOnSale(product)) return { alert: null };
  const { title, slug, documentId } = product;
  return { alert: { title, slug: slug || documentId, size: alert.size, color: alert.color } };
}

/** Confirms the alert of a mail's link, as often as it is opened; throws 404 for a link the shop did not make or that has expired. */
export async function confirmStockAlert(token: string): Promise<LinkAnswer> {
  const id = alertIdOf('confirm', token);
  const confirmed = await inTransaction(async (trx) => {
    const alert = id === null ? undefined : await findAlert(trx, id);
    if (!alert) throw notFound(stockAlertMessages.token);
    if (alert.state !== 'pending') return alert;
    const contactKey = contactKeyOf({ email: alert.email ?? '' });
    await lockContact(trx, contactKey);
    await enforceOpenLimit(trx, contactKey);
    await trx('stock_alerts')
      .where({ id: alert.id, state: 'pending' })
      .update({ state: 'waiting', updated_at: new Date() });
    return alert;
  });
  return answerFor(confirmed);
}

/** Deletes the alert of a mail's link; one that is gone already counts as cancelled. */
export async function cancelStockAlert(token: string): Promise<LinkAnswer> {
  const id = alertIdOf('cancel', token);
  if (id === null) throw notFound(stockAlertMessages.token);
  const alert = await findAlert(strapi.db.connection, id);
  if (alert) await strapi.db.connection('stock_alerts').where('id', alert.id).delete();
  return answerFor(alert);
}

export const stockAlerts = {
  deleteOldAlerts,
  /** Writes the restock mail of an example product with a text that is not stored yet. */
  exampleMail: async (template: MessageTemplate) =>
    exampleRestockMail(template, await shopSetting.current(), publicUrl()),
};
