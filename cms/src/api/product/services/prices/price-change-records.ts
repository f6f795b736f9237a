import {
  DAY_MS,
  messages,
  PRICE_CHANGE_DAYS,
  storedPriceChangeSchema,
  type PriceChange,
  type PriceChangeRequest,
} from '@shop/contract';
import type { Connection, Trx } from '../../../../database/connection';
import type { RecordOf } from '../../../../database/gateway/record-types';
import { records } from '../../../../database/gateway/records';
import { currentActor } from '../../../../platform/access/current-actor';
import { asAnswer } from '../../../../platform/http/as-answer';
import { notFound } from '../../../../platform/http/http-error';
import { priceTexts } from '../../domain/prices/price-texts';
import type { PlannedPrice } from '../../domain/prices/price-plan';

const SHOWN = 10;

/** Id, old and new price of each product. */
type Lines = RecordOf<'api::product.price-change'>['lines'];

const changesIn = (db: Connection | Trx) => records('api::product.price-change', db);

const keptSince = (): Date => new Date(Date.now() - PRICE_CHANGE_DAYS * DAY_MS);

/** Stores a change with the prices before it; returns its document id. */
export async function storePriceChange(
  trx: Trx,
  { percent, roundTo, filter }: PriceChangeRequest,
  changed: readonly PlannedPrice[],
  at: Date,
): Promise<string> {
  const { documentId } = await changesIn(trx).insert({
    at,
    actor: currentActor().name,
    percent,
    roundTo,
    category: filter?.category || null,
    changed: changed.length,
    lines: changed.map(({ id, price, newPrice }): Lines[number] => [id, price, newPrice]),
  });
  return documentId;
}

// Without the lines: there are up to 10,000 of them.
const SHOWN_FIELDS = [
  'documentId',
  'at',
  'actor',
  'percent',
  'roundTo',
  'category',
  'changed',
  'undoneAt',
  'undoneBy',
] as const;

export async function readPriceChange(db: Connection | Trx, documentId: string): Promise<PriceChange> {
  const change = await changesIn(db).one({ documentId }, { select: SHOWN_FIELDS });
  if (!change) throw notFound(messages.notFound);
  return asAnswer(storedPriceChangeSchema, change);
}

export async function latestPriceChanges(): Promise<PriceChange[]> {
  const latest = { orderBy: ['-id'], limit: SHOWN, select: SHOWN_FIELDS } as const;
  const found = await changesIn(strapi.db.connection).many({ at: { $gte: keptSince() } }, latest);
  return found.map((change) => asAnswer(storedPriceChangeSchema, change));
}

/** Marks a change as undone and returns its lines; null when another call has undone it; throws 404. */
export async function claimUndo(trx: Trx, documentId: string, at: Date): Promise<Lines | null> {
  const change = await changesIn(trx).one({ documentId });
  if (!change) throw notFound(priceTexts.notFound);
  const undone = { undoneAt: at, undoneBy: currentActor().name };
  return (await changesIn(trx).update({ documentId, undoneAt: null }, undone)) === 1 ? change.lines : null;
}

export const deleteOldPriceChanges = (): Promise<number> =>
  changesIn(strapi.db.connection).remove({ at: { $lt: keptSince() } });
