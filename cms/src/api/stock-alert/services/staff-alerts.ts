import {
  asPage,
  phoneAlertSchema,
  stockAlertMessages,
  type AwaitedVariant,
  type AwaitedVariantsQuery,
  type PhoneAlert,
  type PhoneAlertsQuery,
} from '@shop/contract';
import type { Row, Trx } from '../../../database/connection';
import type { StoredProduct } from '../../../database/records';
import { countRows, isoOf } from '../../../database/rows';
import { inTransaction } from '../../../database/transaction';
import { audit } from '../../../platform/access/audit-log';
import { asAnswer } from '../../../platform/http/as-answer';
import { notFound } from '../../../platform/http/http-error';
import {
  alertsIn,
  isOnSale,
  productsOf,
  unitsOf,
  type AlertRecord,
  type AwaitedVariant as Variant,
} from './alert-records';

const awaited = ({ productId, size, color }: Variant, products: ReadonlyMap<string, StoredProduct>) => {
  const product = products.get(productId);
  const { title = '', slug = '' } = product ?? {};
  const stock = (isOnSale(product) && unitsOf(product, { size, color })) || 0;
  return { product: { _id: productId, title, slug }, size, color, stock };
};

/** Lists a page of the variants that shoppers wait for, most awaited first. */
export async function listAwaitedVariants({ page, limit }: AwaitedVariantsQuery) {
  const db = strapi.db.connection;
  const alerts = alertsIn(db);
  const variant = (['productId', 'size', 'color'] as const).map(alerts.column);
  const grouped = () =>
    alerts
      .sql()
      .whereIn('state', ['waiting', 'due'])
      .groupBy(...variant);
  const rows: Row[] = await grouped()
    .select(...variant)
    .count('* as waiting')
    .min('created_at as since')
    .orderBy([{ column: 'waiting', order: 'desc' }, 'since'])
    .limit(limit)
    .offset((page - 1) * limit);
  const found = alerts.read(rows);
  const products = await productsOf(db, found);
  const total = await countRows(db.from(grouped().select(alerts.column('productId')).as('awaited')));
  const variants = found.map((alert, at): AwaitedVariant => ({
    ...awaited(alert, products),
    waiting: Number(rows[at]?.waiting),
    since: isoOf(rows[at]?.since),
  }));
  return asPage('variants', variants, total, limit);
}

const asPhoneAlert = (alert: AlertRecord, products: ReadonlyMap<string, StoredProduct>): PhoneAlert =>
  asAnswer(phoneAlertSchema, alert, awaited(alert, products));

const WITH_PHONE = { phone: { $notNull: true } } as const;

/** Lists a page of the alerts by phone: those due first, then the oldest. */
export async function listPhoneAlerts({ page, limit, state }: PhoneAlertsQuery) {
  const db = strapi.db.connection;
  const alerts = alertsIn(db);
  const where = state ? { state } : {};
  const rows: Row[] = await alerts
    .sql()
    .whereNotNull('phone')
    .where(where)
    .orderByRaw("case state when 'due' then 0 when 'waiting' then 1 else 2 end")
    .orderBy(['created_at', 'id'])
    .limit(limit)
    .offset((page - 1) * limit);
  const found = alerts.read(rows);
  const products = await productsOf(db, found);
  const total = await alerts.count({ ...WITH_PHONE, ...where });
  const due = await alerts.count({ ...WITH_PHONE, state: 'due' });
  const shown = found.map((alert) => asPhoneAlert(alert, products));
  return { ...asPage('alerts', shown, total, limit), due };
}

async function findPhoneAlert(trx: Trx, documentId: string): Promise<AlertRecord> {
  const alert = await alertsIn(trx).one({ documentId, ...WITH_PHONE });
  if (!alert) throw notFound(stockAlertMessages.notFound);
  return alert;
}

/** Marks that the shopper was told by WhatsApp; undone, she is due again, or waits again when the variant is sold out. */
export const markPhoneAlert = (id: string, told: boolean): Promise<PhoneAlert> =>
  inTransaction(async (trx) => {
    const before = await findPhoneAlert(trx, id);
    const products = await productsOf(trx, [before]);
    const { stock } = awaited(before, products);
    const untold = before.state === 'told' && stock > 0 ? 'due' : 'waiting';
    const state = told ? 'told' : before.state === 'due' ? 'due' : untold;
    if (state === before.state) return asPhoneAlert(before, products);
    const toldAt = state === 'waiting' ? null : new Date();
    await alertsIn(trx).update({ id: before.id }, { state, toldAt });
    await audit({
      action: 'stock-alert-marked',
      before: { _id: id, state: before.state },
      after: { _id: id, state },
    });
    return asPhoneAlert({ ...before, state }, products);
  });

/** Deletes an alert by phone; the audit entry holds no personal data. */
export const deletePhoneAlert = (id: string): Promise<void> =>
  inTransaction(async (trx) => {
    const { id: row, productId, size, color } = await findPhoneAlert(trx, id);
    await alertsIn(trx).remove({ id: row });
    await audit({ action: 'stock-alert-deleted', before: { _id: id, productId, size, color } });
  });
