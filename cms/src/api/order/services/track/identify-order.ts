import { emailKey, phoneKey } from '../order-search-keys';
import type { OrderRecord } from '../../domain/order-view';
import { isTrackingToken } from './tracking-token';
import { findByNumber } from './track-order';

type Claim = { token?: string; email?: string; phone?: string };

/** An order, and whether the claim proves that it is the claimant's; null when nothing was given to compare. */
export type IdentifiedOrder = { order: OrderRecord; matches: boolean | null };

const isSame = (given: string | undefined, stored: string, keyOf: (text: string) => string): boolean =>
  Boolean(given) && stored !== '' && keyOf(given ?? '') === keyOf(stored);

const isOwn = (order: OrderRecord, { token, email, phone }: Claim): boolean =>
  (token ? isTrackingToken(token, order) : false) ||
  isSame(email, order.email, emailKey) ||
  isSame(phone, order.phone, phoneKey);

/** Finds the order of a number and compares it with the claimant's link, e-mail or phone; null without such an order. */
export async function identifyOrder(number: string, claim: Claim): Promise<IdentifiedOrder | null> {
  const order = await findByNumber(number);
  if (!order) return null;
  const { token, email, phone } = claim;
  return { order, matches: token || email || phone ? isOwn(order, claim) : null };
}
