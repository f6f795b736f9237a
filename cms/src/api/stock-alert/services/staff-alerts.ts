import {
  stockAlertMessages,
  totalPages,
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
import { notFound } from '../../../platform/http/http-error';
import { asAlert, findAlert, isOnSale, productsOf, unitsOf, type StoredAlert } from './alert-rows';

type Variant = Pick<StoredAlert, 'productId' | 'size' | 'color'>;

const alerts = () => strapi.db.connection('stock_alerts');

const awaited = ({ productId, size, color }: Variant, products: ReadonlyMap<string, StoredProduct>) => {
  const product = products.get(productId);
  const { title = '', slug = '' } = product ?? {};
  const stock = (isOnSale(product) && unitsOf(product, { size, color })) || 0;
  return { product: { _id: productId, title, slug }, size, color, stock };
};

/** Lists a page of the variants that shoppers wait for, most awaited first. */
export async function listAwaitedVariants({ page, limit }: AwaitedVariantsQuery) {
  const grouped = () => alerts().whereIn('state', ['waiting', 'due']).groupBy('product_id', 'size', 'color');
  const rows: Row[] = await grouped()
    .select('product_id', 'size', 'color')
    .count('* as waiting')
    .min('created_at as since')
    .orderBy([{ column: 'waiting', order: 'desc' }, 'since'])
    .limit(limit)
    .offset((page - 1) * limit);
  const variants = rows.map((row) => ({
    ...asAlert(row),
    waiting: Number(row.waiting),
    since: isoOf(row.since),
  }));
  const products = await productsOf(strapi.db.connection, variants);
  const totalVariants = await countRows(
    strapi.db.connection.from(grouped().select('product_id').as('awaited')),
  );
  return {
    variants: variants.map(({ waiting, since, ...variant }): AwaitedVariant => ({
      ...awaited(variant, products),
      waiting,
      since,
    })),
    totalVariants,
    totalPages: totalPages(totalVariants, limit),
  };
}

const asPhoneAlert = (alert: StoredAlert, products: ReadonlyMap<string, StoredProduct>): PhoneAlert => ({
  ...awaited(alert, products),
  _id: alert.documentId,
  phone: alert.phone ?? '',
  state: alert.state as PhoneAlert['state'],
  createdAt: isoOf(alert.createdAt),
});

const countPhones = (where: object): Promise<number> =>
  countRows(alerts().whereNotNull('phone').where(where));

/** Lists a page of the alerts by phone: those due first, then the oldest. */
export async function listPhoneAlerts({ page, limit, state }: PhoneAlertsQuery) {
  const where = state ? { state } : {};
  const query = alerts()
    .whereNotNull('phone')
    .where(where)
    .orderByRaw("case state when 'due' then 0 when 'waiting' then 1 else 2 end")
    .orderBy(['created_at', 'id'])
    .limit(limit)
    .offset((page - 1) * limit);
  const rows: Row[] = await query;
  const found = rows.map(asAlert);
  const products = await productsOf(strapi.db.connection, found);
  const totalAlerts = await countPhones(where);
  return {
    alerts: found.map((alert) => asPhoneAlert(alert, products)),
    totalAlerts,
    totalPages: totalPages(totalAlerts, limit),
    due: await countPhones({ state: 'due' }),
  };
}

async function findPhoneAlert(trx: Trx, id: string): Promise<StoredAlert> {
  const alert = await findAlert(trx, id);
  if (!alert || alert.phone === null) throw notFound(stockAlertMessages.notFound);
  return alert;
}

/** Marks that the shopper was told by WhatsApp; undone, she is due again, or waits again when the variant is sold out. */
export const markPhoneAlert = (id: string, told: boolean, now = new Date()): Promise<PhoneAlert> =>
  inTransaction(async (trx) => {
    const before = await findPhoneAlert(trx, id);
    const products = await productsOf(trx, [before]);
    const { stock } = awaited(before, products);
    const untold = before.state === 'told' && stock > 0 ? 'due' : 'waiting';
    const state = told ? 'told' : before.state === 'due' ? 'due' : untold;
    if (state === before.state) return asPhoneAlert(before, products);
    const told_at = state === 'waiting' ? null : now;
    await trx('stock_alerts').where('id', before.id).update({ state, told_at, updated_at: now });
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
    await trx('stock_alerts').where('id', row).delete();
    await audit({ action: 'stock-alert-deleted', before: { _id: id, productId, size, color } });
  });
