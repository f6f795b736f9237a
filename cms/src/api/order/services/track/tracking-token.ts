import { CODE_SYMBOLS, DAY_MS, isAllowed, ORDER_LINK_DAYS, staffRoleOf } from '@shop/contract';
import { secret } from '../../../../settings/environment';
import { findActiveUser } from '../../../../platform/access/active-user';
import { actorByLink } from '../../../../platform/access/link-actor';
import { signatureOf, timingSafeEqualText } from '../../../../platform/access/signature';

type Order = { orderNumber: string; createdAt: string; linkVersion?: number; erasedAt?: string | null };

// 22 characters of base64url hold 128 bits.
const SIGNATURE_LENGTH = 22;

const expiryOf = ({ createdAt }: Order): number =>
  Math.floor((new Date(createdAt).getTime() + ORDER_LINK_DAYS * DAY_MS) / 1000);

// The second of creation tells an order from one that had its number before a restore.
const identityOf = (order: Order): string =>
  [order.orderNumber, expiryOf(order).toString(36), order.linkVersion || ''].join(' ').trimEnd();

/** Creates the token of a tracking link, which shows the whole order and accepts a proof until it expires or is
 * revoked. It names the staff user who fetches it for the buyer, if one does. */
export function createTrackingToken(order: Order, staffId?: number): string {
  const expiry = expiryOf(order).toString(36);
  const fetched = staffId === undefined ? '' : `.${staffId.toString(36)}`;
  const signature = signatureOf(`order ${identityOf(order)}${fetched}`, secret('LINK_SECRET'));
  return `${expiry}.${signature.slice(0, SIGNATURE_LENGTH)}${fetched}`;
}

const PICKUP_CODE_LENGTH = 4;

/** Returns the code of an order's pickup. The links of the order show it, its number does not, and it ends with them. */
export function pickupCodeOf(order: Order): string {
  const signature = signatureOf(`pickup ${identityOf(order)}`, secret('LINK_SECRET'));
  const bytes = [...Buffer.from(signature, 'base64url').subarray(0, PICKUP_CODE_LENGTH)];
  return bytes.map((byte) => CODE_SYMBOLS[byte % CODE_SYMBOLS.length]).join('');
}

/** Returns the id of the staff user who fetched a token; undefined for a token of the buyer's own. */
export function fetchedById(token: string): number | undefined {
  const fetched = token.split('.')[2];
  return fetched === undefined ? undefined : parseInt(fetched, 36);
}

/** Checks that a token is the order's own and valid. It names the second of creation, in which an order that gets
 * the same number again, after a restore, was not created; links of an erased order stop working. */
export const isTrackingToken = (token: string, order: Order, now = Date.now()): boolean =>
  timingSafeEqualText(token, createTrackingToken(order, fetchedById(token))) &&
  !order.erasedAt &&
  expiryOf(order) * 1000 > now;

/** Tells who acts with an order's link, for histories, and whether it proves that she is the buyer. */
export type LinkUse = { actor: string; isOwnLink: boolean };

export const NO_LINK: LinkUse = { actor: 'cliente', isOwnLink: false };

/**
 * Returns what a token says of its holder, or null where it does not open the order. One that staff fetched proves
 * nothing, names who fetched it, and ends with that person's right to write to buyers.
 */
export async function linkUse(token: string, order: Order): Promise<LinkUse | null> {
  if (!isTrackingToken(token, order)) return null;
  const id = fetchedById(token);
  if (id === undefined) return { actor: 'cliente', isOwnLink: true };
  const user = await findActiveUser(String(id));
  if (!user || !isAllowed(staffRoleOf(user.role?.type ?? ''), 'recordWhatsapp')) return null;
  return { actor: actorByLink(user.username), isOwnLink: false };
}
