import type { Row, Trx } from '../../../database/connection';
import { productRecords } from '../../../database/product-records';
import type { StoredProduct } from '../../../database/records';
import { inTransaction } from '../../../database/transaction';
import { mayBeTold, pauseStart } from '../domain/choose-told';
import { asAlert, isOnSale, unitsOf, type StoredAlert } from './alert-rows';
import { sendRestock } from './send-alert-mail';

// A larger restock goes on in the next minute: mails leave at the pace of a small mail server.
const MAX_TOLD_PER_RUN = 100;

type Told = { alert: StoredAlert; product: StoredProduct };

// Only products that can be bought: most alerts wait for months.
const productsWithAlerts = async (): Promise<string[]> => {
  const rows: Row[] = await strapi.db
    .connection('stock_alerts as a')
    .join('products as p', 'p.document_id', 'a.product_id')
    .where('a.state', 'waiting')
    .where('p.active', true)
    .where('p.stock', '>', 0)
    .whereNull('p.deleted_at')
    .distinct('a.product_id');
  return rows.map(({ product_id }) => product_id as string);
};

const sameVariant = ({ productId, size, color }: StoredAlert) => ({ product_id: productId, size, color });

async function tellVariant(trx: Trx, waiting: readonly StoredAlert[], units: number, now: Date) {
  const [first] = waiting;
  if (!first) return [];
  const [row] = await trx('stock_alerts')
    .where(sameVariant(first))
    .where('told_at', '>', pauseStart(now))
    .count('* as told');
  const chosen = waiting.slice(0, mayBeTold(units, Number(row?.told)));
  for (const { id, email } of chosen)
    await trx('stock_alerts')
      .where({ id })
      .update({ state: email === null ? 'due' : 'told', told_at: now, updated_at: now });
  return chosen;
}

function byVariant(alerts: readonly StoredAlert[]): StoredAlert[][] {
  const groups = new Map<string, StoredAlert[]>();
  for (const alert of alerts) {
    const key = JSON.stringify([alert.size, alert.color]);
    groups.set(key, [...(groups.get(key) ?? []), alert]);
  }
  return [...groups.values()];
}

// The lock of its stock items makes two processes take turns: the second sees whom the first has told.
const tellProduct = (documentId: string, atMost: number, now: Date): Promise<Told[]> =>
  inTransaction(async (trx) => {
    const [product] = await productRecords(trx, { documentIds: [documentId] }, true);
    if (!isOnSale(product)) return [];
    const rows: Row[] = await trx('stock_alerts')
      .where({ product_id: documentId, state: 'waiting' })
      .orderBy(['created_at', 'id']);
    const told: Told[] = [];
    for (const group of byVariant(rows.map(asAlert))) {
      const units = unitsOf(product, group[0] as StoredAlert) ?? 0;
      const chosen = await tellVariant(trx, group.slice(0, atMost - told.length), units, now);
      told.push(...chosen.map((alert) => ({ alert, product })));
    }
    return told;
  });

/** Tells those who wait longest for variants that are back, two for each unit: by mail, or as a task of the staff. */
export async function tellRestocked(now = new Date()): Promise<{ mails: number; phones: number }> {
  const told: Told[] = [];
  for (const documentId of await productsWithAlerts()) {
    if (told.length >= MAX_TOLD_PER_RUN) break;
    told.push(...(await tellProduct(documentId, MAX_TOLD_PER_RUN - told.length, now)));
  }
  const mailed = told.flatMap(({ alert, product }) =>
    alert.email === null ? [] : [{ alert: { ...alert, email: alert.email }, product }],
  );
  // Mails leave after the commit: nobody is told twice, and a crash in this moment costs a mail.
  for (const { alert, product } of mailed) await sendRestock(alert, product);
  return { mails: mailed.length, phones: told.length - mailed.length };
}
