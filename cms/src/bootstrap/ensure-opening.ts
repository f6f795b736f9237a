import type { Core } from '@strapi/strapi';
import { SYSTEM } from '../api/opening/domain/decisions';
import { insertEntry, OPENING_ENTRIES } from '../api/opening/services/entries';
import type { Row, Trx } from '../database/connection';
import { inTransaction, takeTurns } from '../database/transaction';
import { startsOpen } from '../settings/environment';

const hasRows = async (trx: Trx, table: string): Promise<boolean> =>
  ((await trx(table).limit(1).select('id')) as Row[]).length > 0;

// The demo shop, whose products are there before the first decision, is open to whoever looks at it.
const beginsOpen = async (trx: Trx): Promise<boolean> => startsOpen() || hasRows(trx, 'products');

/** Decides once whether an installation begins open: an empty one is closed until its owner opens it. */
export const ensureOpening = (strapi: Core.Strapi): Promise<void> =>
  inTransaction(async (trx) => {
    await takeTurns(trx, 'opening');
    if (await hasRows(trx, OPENING_ENTRIES)) return;
    const action = (await beginsOpen(trx)) ? 'opened' : 'closed';
    await insertEntry(trx, { action }, SYSTEM);
    strapi.log.info(`the shop begins ${action === 'opened' ? 'open' : 'closed'} to the public`);
  });
