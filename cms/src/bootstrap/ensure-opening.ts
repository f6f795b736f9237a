import type { Core } from '@strapi/strapi';
import { SYSTEM } from '../api/opening/domain/decisions';
import { entriesIn } from '../api/opening/services/entries';
import type { Trx } from '../database/connection';
import { records } from '../database/gateway/records';
import { inTransaction, takeTurns } from '../database/transaction';
import { startsOpen } from '../settings/environment';

// The demo shop, whose products are there before the first decision, is open to whoever looks at it.
const beginsOpen = async (trx: Trx): Promise<boolean> =>
  startsOpen() || records('api::product.product', trx).has({});

/** Decides once whether an installation begins open: an empty one is closed until its owner opens it. */
export const ensureOpening = (strapi: Core.Strapi): Promise<void> =>
  inTransaction(async (trx) => {
    await takeTurns(trx, 'opening');
    if (await entriesIn(trx).has({})) return;
    const action = (await beginsOpen(trx)) ? 'opened' : 'closed';
    await entriesIn(trx).insert({ action, actor: SYSTEM, at: new Date() });
    strapi.log.info(`the shop begins ${action === 'opened' ? 'open' : 'closed'} to the public`);
  });
