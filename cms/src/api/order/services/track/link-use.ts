import { isAllowed, staffRoleOf } from '@shop/contract';
import { findActiveUser } from '../../../../platform/access/active-user';
import { actorByLink } from '../../../../platform/access/link-actor';
import { fetchedById, isTrackingToken } from './tracking-token';

/** Tells who acts with an order's link, for histories, and whether it proves that she is the buyer. */
export type LinkUse = { actor: string; isOwnLink: boolean };

export const NO_LINK: LinkUse = { actor: 'cliente', isOwnLink: false };

/**
 * Returns what a token says of its holder, or null where it does not open the order. One that staff fetched proves
 * nothing, names who fetched it, and ends with that person's right to write to buyers.
 */
export async function linkUse(
  token: string,
  order: Parameters<typeof isTrackingToken>[1],
): Promise<LinkUse | null> {
  if (!isTrackingToken(token, order)) return null;
  const id = fetchedById(token);
  if (id === undefined) return { actor: 'cliente', isOwnLink: true };
  const user = await findActiveUser(String(id));
  if (!user || !isAllowed(staffRoleOf(user.role?.type ?? ''), 'recordWhatsapp')) return null;
  return { actor: actorByLink(user.username), isOwnLink: false };
}
