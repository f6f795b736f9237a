import type { Invitation } from '@shop/contract';
import type { Row, Trx } from '../../../../database/connection';
import { newRow } from '../../../../database/rows';
import { currentActor } from '../../../../platform/access/current-actor';
import { mailLink } from './invitation-mail';
import { asInvitation, expiryFrom, hashOf, INVITATIONS, linkOf, newToken } from './invitation-rows';

/** A link is returned once, with whether it was mailed, too. */
export type Invited = { invitation: Invitation; link: string; mailed: boolean };

/** Stores an invitation or a link for a new password with a new token, of which the database keeps a digest, and mails it. */
export async function storeInvitation(trx: Trx, person: Row, now: Date): Promise<Invited> {
  const token = newToken();
  const row: Row = {
    ...newRow(now),
    ...person,
    ...{ token_hash: hashOf(token), invited_by: currentActor().name, expires_at: expiryFrom(now) },
  };
  await trx(INVITATIONS).insert(row);
  const invitation = asInvitation(row, now);
  return { invitation, link: linkOf(token), mailed: await mailLink(trx, invitation, linkOf(token)) };
}
