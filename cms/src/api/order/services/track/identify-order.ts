import { emailKey, phoneKey } from '../order-search-keys';
import type { OrderRecord } from '../../domain/order-view';
import { linkUse, NO_LINK, type LinkUse } from './link-use';
import { findByNumber } from './track-order';

type Claim = { token?: string; email?: string; phone?: string };

/** An order, whether the claim is its buyer's (null when nothing was given to compare), and what its link proves. */
export type IdentifiedOrder = { order: OrderRecord; matches: boolean | null } & LinkUse;

const isSame = (given: string | undefined, stored: string, keyOf: (text: string) => string): boolean =>
  Boolean(given) && stored !== '' && keyOf(given ?? '') === keyOf(stored);

type Contact = { email: string; phone: string };

/** Tells whether an e-mail or a phone is that of an order's buyer. */
export const isContactOf = (buyer: Contact, { email, phone }: Omit<Claim, 'token'>): boolean =>
  isSame(email, buyer.email, emailKey) || isSame(phone, buyer.phone, phoneKey);

/** Finds the order of a number and compares it with the claimant's link, e-mail or phone; null without such an order. */
export async function identifyOrder(number: string, claim: Claim): Promise<IdentifiedOrder | null> {
  const order = await findByNumber(number);
  if (!order) return null;
  const { token, email, phone } = claim;
  const link = token ? await linkUse(token, order) : null;
  return {
    order,
    matches: token || email || phone ? link !== null || isContactOf(order, claim) : null,
    ...(link ?? NO_LINK),
  };
}
