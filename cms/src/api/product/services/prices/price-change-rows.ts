import {
  DAY_MS,
  messages,
  PRICE_CHANGE_DAYS,
  type PriceChange,
  type PriceChangeRequest,
} from '@shop/contract';
import type { Connection, Row, Trx } from '../../../../database/connection';
import { isoOf, isoOrNull, jsonOf, jsonText, newRow } from '../../../../database/rows';
import { currentActor } from '../../../../platform/access/current-actor';
import { notFound } from '../../../../platform/http/http-error';
import { priceTexts } from '../../domain/prices/price-texts';
import type { PlannedPrice } from '../../domain/prices/price-plan';

const SHOWN = 10;
const COLUMNS = [
  'id',
  'document_id',
  'at',
  'actor',
  'percent',
  'round_to',
  'category',
  'changed',
  'undone_at',
  'undone_by',
];

/** Id, old and new price of a product. */
type Line = [number, number, number];

const keptSince = (): Date => new Date(Date.now() - PRICE_CHANGE_DAYS * DAY_MS);

const asPriceChange = (row: Row): PriceChange => ({
  _id: row.document_id as string,
  at: isoOf(row.at),
  actor: row.actor as string,
  percent: Number(row.percent),
  roundTo: row.round_to as number,
  category: (row.category as string | null) || null,
  changed: row.changed as number,
  undoneAt: isoOrNull(row.undone_at),
  undoneBy: (row.undone_by as string | null) ?? null,
});

/** Stores a change with the prices before it; returns its document id. */
export async function storePriceChange(
  trx: Trx,
  { percent, roundTo, filter }: PriceChangeRequest,
  changed: readonly PlannedPrice[],
  at: Date,
): Promise<string> {
  const row = newRow(at);
  const lines = changed.map(({ id, price, newPrice }): Line => [id, price, newPrice]);
  await trx('price_changes').insert({
    ...row,
    at,
    actor: currentActor().name,
    percent,
    round_to: roundTo,
    category: filter?.category ?? null,
    changed: changed.length,
    lines: jsonText(lines),
  });
  return row.document_id;
}

export async function readPriceChange(db: Connection | Trx, documentId: string): Promise<PriceChange> {
  const row: Row | undefined = await db('price_changes').where('document_id', documentId).first(COLUMNS);
  if (!row) throw notFound(messages.notFound);
  return asPriceChange(row);
}

export async function latestPriceChanges(): Promise<PriceChange[]> {
  const rows: Row[] = await strapi.db
    .connection('price_changes')
    .where('at', '>=', keptSince())
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .select(COLUMNS);
  return rows.map(asPriceChange);
}

/** Marks a change as undone and returns its lines; null when another call has undone it; throws 404. */
export async function claimUndo(trx: Trx, documentId: string, at: Date): Promise<Line[] | null> {
  const change = { document_id: documentId };
  const row: Row | undefined = await trx('price_changes').where(change).first('lines');
  if (!row) throw notFound(priceTexts.notFound);
  const claimed = await trx('price_changes')
    .where(change)
    .whereNull('undone_at')
    .update({ undone_at: at, undone_by: currentActor().name, updated_at: at });
  return claimed === 1 ? jsonOf<Line[]>(row.lines, []) : null;
}

export const deleteOldPriceChanges = (): Promise<number> =>
  strapi.db.connection('price_changes').where('at', '<', keptSince()).delete();
