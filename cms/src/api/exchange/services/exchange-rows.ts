import { exchangeMessages, HOLDING_STATES, knownExchangeState, type ExchangeState } from '@shop/contract';
import type { Connection, Row, Trx } from '../../../database/connection';
import { isoOf } from '../../../database/rows';
import { notFound } from '../../../platform/http/http-error';

export const EXCHANGES = 'exchanges';

type Variant = { size: string | null; color: string | null };

/** An exchange as it is stored, with the state and contact of its case. */
export type StoredExchange = {
  id: number;
  code: string;
  caseId: string;
  state: ExchangeState;
  phone: string;
  orderId: string;
  lineId: number;
  productId: string;
  title: string;
  quantity: number;
  from: Variant;
  to: Variant;
  stockItemId: number;
  paid: number;
  unitPrice: number;
  difference: number;
  isWaived: boolean;
  unitsHeld: number;
  isRestocked: boolean | null;
  heldUntil: string | null;
};

const textOrNull = (value: unknown): string | null => (value as string | null) ?? null;

const asExchange = (row: Row): StoredExchange => ({
  id: row.id as number,
  code: row.code as string,
  caseId: row.case_id as string,
  state: knownExchangeState(row.state as string),
  phone: textOrNull(row.phone) ?? '',
  orderId: row.order_document_id as string,
  lineId: row.line_id as number,
  productId: row.product_id as string,
  title: row.title as string,
  quantity: row.quantity as number,
  from: { size: textOrNull(row.from_size), color: textOrNull(row.from_color) },
  to: { size: textOrNull(row.size), color: textOrNull(row.color) },
  stockItemId: row.stock_item_id as number,
  paid: row.paid as number,
  unitPrice: row.unit_price as number,
  difference: row.difference as number,
  isWaived: Boolean(row.waived),
  unitsHeld: row.units_held as number,
  isRestocked: row.restocked === null ? null : Boolean(row.restocked),
  // PostgreSQL returns a bigint as text.
  heldUntil: row.held_until === null ? null : isoOf(Number(row.held_until)),
});

const COLUMNS = ['exchanges.*', 'cases.state', 'cases.phone', 'cases.document_id as case_id'];

const query = (db: Connection | Trx) =>
  db(EXCHANGES)
    .join('cases', 'cases.code', 'exchanges.code')
    .select(...COLUMNS);

/** Returns the exchanges of an order, the oldest first. */
export async function exchangesOf(db: Connection | Trx, orderId: string): Promise<StoredExchange[]> {
  const rows: Row[] = await query(db).where('exchanges.order_document_id', orderId).orderBy('exchanges.id');
  return rows.map(asExchange);
}

/** Finds an exchange by its code; throws 404. */
export async function findExchange(db: Connection | Trx, code: string): Promise<StoredExchange> {
  const row: Row | undefined = await query(db).where('exchanges.code', code).first();
  if (!row) throw notFound(exchangeMessages.notFound);
  return asExchange(row);
}

/** Returns the codes of exchanges whose reservation has ended, the oldest first. */
export async function endedReservations(now: Date): Promise<string[]> {
  const rows: Row[] = await query(strapi.db.connection)
    .whereIn('cases.state', HOLDING_STATES)
    .where('exchanges.held_until', '<', now.getTime())
    .orderBy('exchanges.id');
  return rows.map(({ code }) => code as string);
}
