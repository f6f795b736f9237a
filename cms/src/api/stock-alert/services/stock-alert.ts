import {
  HOUR_MS,
  MAX_OPEN_STOCK_ALERTS,
  nationalDigits,
  resolveVariant,
  stockAlertMessages,
  whatsappNumber,
  type StockAlertAnswer,
  type MessageTemplate,
  type StockAlertDraft,
  DAY_MS,
  RESTORE_DAYS,
  STOCK_ALERT_DAYS,
  TOLD_ALERT_DAYS,
} from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { productRecords } from '../../../database/product-records';
import { inTransaction, takeTurns } from '../../../database/transaction';
import { conflict, notFound } from '../../../platform/http/http-error';
import { publicUrl } from '../../../settings/environment';
import { shopSetting } from '../../shop-setting/services/shop-setting';
import { operatingRules } from '../../operating-rule/services/operating-rule';
import { exampleRestockMail } from '../domain/alert-mail';
import {
  alertsIn,
  isOnSale,
  productsOf,
  unitsOf,
  type AlertRecord,
  type AwaitedVariant,
} from './alert-records';
import { alertIdOf } from './alert-token';
import { queueConfirmation } from './queue-alert-mail';

const OPEN: readonly string[] = ['waiting', 'due'];

/** Returns the form in which contacts are compared: one address or phone, however it is written. */
const contactKeyOf = ({ email, phone = '' }: Pick<StockAlertDraft, 'email' | 'phone'>): string =>
  email === undefined
    ? `phone ${whatsappNumber(phone) ?? nationalDigits(phone)}`
    : `email ${email.toLowerCase()}`;

// Alerts of one contact at the same time must count and find each other.
const lockContact = (trx: Trx, contactKey: string): Promise<void> =>
  takeTurns(trx, `stock alert ${contactKey}`);

/** Returns a sold-out variant in its product's own spelling. */
async function soldOutVariant(trx: Trx, { productId, ...choice }: AwaitedVariant) {
  const [product] = await productRecords(trx, { documentIds: [productId] });
  if (!isOnSale(product)) throw notFound(stockAlertMessages.gone);
  const variant = resolveVariant(choice, product);
  if ('fault' in variant) throw notFound(stockAlertMessages.gone);
  if ((unitsOf(product, variant) ?? 0) > 0) throw conflict(stockAlertMessages.available);
  return { product, variant };
}

async function enforceOpenLimit(trx: Trx, contactKey: string): Promise<void> {
  if ((await alertsIn(trx).count({ contactKey, state: OPEN })) >= MAX_OPEN_STOCK_ALERTS)
    throw conflict(stockAlertMessages.tooMany);
}

type NewAlert = AwaitedVariant & Pick<AlertRecord, 'email' | 'phone' | 'contactKey'>;

// A request for an alert that is open changes nothing; only one that nobody confirmed for an hour is mailed again.
const isOpen = ({ state, updatedAt }: AlertRecord, now: Date): boolean =>
  OPEN.includes(state) || (state === 'pending' && Date.parse(updatedAt) > now.getTime() - HOUR_MS);

type StoredRequest = { alert: AlertRecord; isNew: boolean };

// The same contact has one alert for a variant. One that was told begins again and still counts as told lately.
async function storeAlert(trx: Trx, alert: NewAlert, now: Date): Promise<StoredRequest> {
  const alerts = alertsIn(trx);
  const { productId, contactKey, size, color } = alert;
  const before = await alerts.one({ contactKey, productId, size, color });
  if (before && isOpen(before, now)) return { alert: before, isNew: false };
  const state = alert.email === null ? 'waiting' : 'pending';
  if (!before) return { alert: await alerts.insert({ ...alert, state, createdAt: now }), isNew: true };
  await alerts.update({ id: before.id }, { state, createdAt: now, updatedAt: now });
  return { alert: { ...before, state }, isNew: true };
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

async function answerFor(alert: AlertRecord | null): Promise<LinkAnswer> {
  if (!alert) return { alert: null };
  const product = (await productsOf(strapi.db.connection, [alert])).get(alert.productId);
  if (!isOnSale(product)) return { alert: null };
  const { title, slug, documentId } = product;
  return { alert: { title, slug: slug || documentId, size: alert.size, color: alert.color } };
}

/** Confirms the alert of a mail's link, as often as it is opened; throws 404 for a link the shop did not make or that has expired. */
export async function confirmStockAlert(token: string): Promise<LinkAnswer> {
  const id = alertIdOf('confirm', token);
  const confirmed = await inTransaction(async (trx) => {
    const alert = await alertsIn(trx).one({ documentId: id ?? '' });
    if (!alert) throw notFound(stockAlertMessages.token);
    if (alert.state !== 'pending') return alert;
    const contactKey = contactKeyOf({ email: alert.email ?? '' });
    await lockContact(trx, contactKey);
    await enforceOpenLimit(trx, contactKey);
    await alertsIn(trx).update({ id: alert.id, state: 'pending' }, { state: 'waiting' });
    return alert;
  });
  return answerFor(confirmed);
}

/** Deletes the alert of a mail's link; one that is gone already counts as cancelled. */
export async function cancelStockAlert(token: string): Promise<LinkAnswer> {
  const id = alertIdOf('cancel', token);
  if (id === null) throw notFound(stockAlertMessages.token);
  const alerts = alertsIn(strapi.db.connection);
  const alert = await alerts.one({ documentId: id });
  if (alert) await alerts.remove({ id: alert.id });
  return answerFor(alert);
}

/** Deletes alerts that nobody confirmed, that were told, that grew old, or whose product cannot come back; returns their number. */
export async function deleteOldAlerts(now = new Date()): Promise<number> {
  const { draftDays } = await operatingRules.current();
  const alerts = alertsIn(strapi.db.connection);
  const restorable = () =>
    strapi.db
      .connection('products')
      .whereNull('deleted_at')
      .orWhere('deleted_at', '>', before(RESTORE_DAYS))
      .select('document_id');
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const deleted = [
    await alerts.remove({ state: 'pending', createdAt: { $lt: before(draftDays) } }),
    await alerts.remove({ state: 'told', toldAt: { $lt: before(TOLD_ALERT_DAYS) } }),
    await alerts.remove({ createdAt: { $lt: before(STOCK_ALERT_DAYS) } }),
    await alerts.sql().whereNotIn(alerts.column('productId'), restorable()).delete(),
  ];
  return deleted.reduce((sum, count) => sum + count, 0);
}

export const stockAlerts = {
  deleteOldAlerts,
  /** Writes the restock mail of an example product with a text that is not stored yet. */
  exampleMail: async (template: MessageTemplate) =>
    exampleRestockMail(template, await shopSetting.current(), publicUrl()),
};
