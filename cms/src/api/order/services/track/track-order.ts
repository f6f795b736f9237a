import {
  acceptsProof,
  errorCodes,
  messages,
  type MaskedOrder,
  type Order,
  normalizeOrderNumber,
  orderLinkInvalid,
} from '@shop/contract';
import { inTransaction } from '../../../../database/transaction';
import { conflict, forbidden, HttpError, notFound } from '../../../../platform/http/http-error';
import { consumeLimit, resetLimit } from '../../../../platform/limits/consume-limit';
import { operatingRules } from '../../../operating-rule/services/operating-rule';
import { pictures } from '../../../picture-upload/services/picture-upload';
import { areLastDigits } from '../../domain/last-digits';
import { asMaskedOrder, asOrder, asStatusOnly, type OrderRecord } from '../../domain/order-view';
import { emailKey, phoneKey } from '../order-search-keys';
import { linkUse, NO_LINK, type LinkUse } from './tracking-token';
import { changeStatusIn } from '../status/change-status';
import { queueOrderMail } from '../queue-order-mail';
import { proofReceivedMail } from '../../domain/status/payment-mails';
import { recordEvent } from '../order-events';
import { findOrder, linesIn, lockOrder, ordersIn } from '../order-records';

const NUMBER = /^[A-Z]{1,6}-\d{8}-\d{4,9}$/;
const MISSING_NUMBER = 'XX-00000000-0000';

// A miss runs the same queries as a hit, so that timing does not reveal which numbers exist.
/** Finds an order by its number, however it was copied. */
export async function findByNumber(given: string): Promise<OrderRecord | null> {
  const number = normalizeOrderNumber(given);
  const order = await findOrder(strapi.db.connection, {
    orderNumber: NUMBER.test(number) ? number : MISSING_NUMBER,
  });
  if (!order)
    await linesIn(strapi.db.connection).many({ orderId: [0] }, { orderBy: ['orderId', 'position'] });
  return order;
}

type Claim = { token?: string; digits?: string };
type Tracked = { order: Order | MaskedOrder; hasWrongDigits: boolean };

const TOO_MANY_DIGITS =
  'Error 429: se probaron demasiados números con este pedido. Abrilo con el enlace que te mandamos, o probá mañana.';

async function spendGuess(orderNumber: string): Promise<void> {
  try {
    await consumeLimit('trackDigits', `order ${orderNumber}`);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 429) throw error;
    const { retryAfter } = error;
    throw new HttpError(429, errorCodes.rateLimited, TOO_MANY_DIGITS, { retryAfter });
  }
}

// The limit is the order's own: guesses may come from many addresses.
async function knowsPhone({ orderNumber, phone }: OrderRecord, digits: string): Promise<boolean> {
  await spendGuess(orderNumber);
  const isRight = areLastDigits(digits, phone);
  if (isRight) await resetLimit('trackDigits', `order ${orderNumber}`);
  return isRight;
}

/** Finds an order by number: whole with its tracking token, else masked, or its status alone where the owner's rule
 * asks for the last digits of the phone first; null when there is none. */
export async function trackOrder(number: string, { token, digits }: Claim): Promise<Tracked | null> {
  const order = await findByNumber(number);
  if (!order) return null;
  if (token && (await linkUse(token, order))) return { order: asOrder(order), hasWrongDigits: false };
  const { trackingAsksPhone } = await operatingRules.current();
  if (!trackingAsksPhone) return { order: asMaskedOrder(order), hasWrongDigits: false };
  const isKnown = Boolean(digits) && (await knowsPhone(order, digits ?? ''));
  return {
    order: isKnown ? asMaskedOrder(order) : asStatusOnly(order),
    hasWrongDigits: Boolean(digits) && !isKnown,
  };
}

/** Finds an order for the holder of its link; throws 404 without the order and 403 without its tracking token. */
export async function findByLink(number: string, token: string): Promise<OrderRecord & LinkUse> {
  const known = await findByNumber(number);
  if (!known) throw notFound(messages.trackedOrderNotFound);
  const link = await linkUse(token, known);
  if (!link) throw forbidden(orderLinkInvalid);
  return { ...known, ...link };
}

/** Adds a proof to an order that awaits one; throws 403 without its tracking token. */
export async function addProof(number: string, token: string, proofUrl: string): Promise<Order> {
  const known = await findByLink(number, token);
  return inTransaction(async (trx) => {
    const order = await lockOrder(trx, known.documentId);
    if (!acceptsProof(order)) throw conflict('Este pedido ya no espera un comprobante', errorCodes.conflict);
    const proof = await pictures.claim(trx, proofUrl, order.documentId);
    const at = new Date();
    await ordersIn(trx).update({ id: order.id }, { transferProof: proof });
    await recordEvent(trx, order.id, { type: 'proof', at, actor: known.actor, proofId: proof });
    if (order.status === 'pending_transfer_proof')
      await changeStatusIn(trx, order.documentId, { status: 'pending_transfer_confirmation' });
    const changed = await lockOrder(trx, order.documentId);
    await queueOrderMail(trx, changed, { kind: 'order-proof-received', build: proofReceivedMail, at });
    return asOrder(changed);
  });
}

type ContactClaim = { token?: string; email?: string; phone?: string };

/** An order, whether the claim is its buyer's (null when nothing was given to compare), and what its link proves. */
type IdentifiedOrder = { order: OrderRecord; matches: boolean | null } & LinkUse;

const isSame = (given: string | undefined, stored: string, keyOf: (text: string) => string): boolean =>
  Boolean(given) && stored !== '' && keyOf(given ?? '') === keyOf(stored);

type Contact = { email: string; phone: string };

/** Tells whether an e-mail or a phone is that of an order's buyer. */
export const isContactOf = (buyer: Contact, { email, phone }: Omit<ContactClaim, 'token'>): boolean =>
  isSame(email, buyer.email, emailKey) || isSame(phone, buyer.phone, phoneKey);

/** Finds the order of a number and compares it with the claimant's link, e-mail or phone; null without such an order. */
export async function identifyOrder(number: string, claim: ContactClaim): Promise<IdentifiedOrder | null> {
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
