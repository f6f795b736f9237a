import { emailKey, phoneKey } from '../order-search-keys';
import type { OrderRecord } from '../../domain/order-view';
import { isTrackingToken } from './tracking-token';
import { findByNumber } from './track-order';

type Claim = { token?: string; email?: string; phone?: string };

/** An order, and whether the claim proves that it is the claimant's; null when nothing was given to compare. */
export type IdentifiedOrder = { order: OrderRecord; matches: boolean | null };

const isSame = (given: string | undefined, stored: string, keyOf: (text: string) => string): boolean =>
  Boolean(given) && stored !== '' && keyOf(given ?? '') === keyOf(stored);

type Contact = { email: string; phone: string };

/** Tells whether an e-mail or a phone is that of an order's buyer. */
export const isContactOf = (buyer: Contact, { email, phone }: Omit<Claim, 'token'>): boolean =>
  isSame(email, buyer.email, emailKey) || isSame(phone, buyer.phone, phoneKey);

const isOwn = (order: OrderRecord, { token, ...contact }: Claim): boolean =>
  (token ? isTrackingToken(token, order) : false) || isContactOf(order, contact);

/** Finds the order of a number and compares it with the claimant's link, e-mail or phone; null without such an order. */
export async function identifyOrder(number: string, claim: Claim): Promise<IdentifiedOrder | null> {
  const order = await findByNumber(number);
  if (!order) return null;
  const { token, email, phone } = claim;
  return { order, matches: token || email || phone ? isOwn(order, claim) : null };
}
