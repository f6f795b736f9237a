import { DAY_MS } from '@shop/contract';
import { INVITATIONS } from './invitation-rows';

const KEPT_DAYS = 30;

/** Deletes invitations whose link stopped working a month ago, used ones included: they hold a name and an e-mail. */
export const deleteOldInvitations = (now = new Date()): Promise<number> =>
  strapi.db
    .connection(INVITATIONS)
    .where('expires_at', '<', new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    .delete();
