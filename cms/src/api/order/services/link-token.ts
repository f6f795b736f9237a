import { DAY_MS, ORDER_LINK_DAYS } from '@shop/contract';
import { secret } from '../../../settings/environment';
import { signatureOf, timingSafeEqualText } from '../../../platform/access/signature';

const TOKEN = /^([0-9a-z]{4,12})\.([\w-]{22})$/;
/** Characters of base64url that carry 128 bits. */
const SIGNATURE_LENGTH = 22;

const sign = (orderNumber: string, end: string): string =>
  signatureOf(`order ${orderNumber} ${end}`, secret('LINK_SECRET')).slice(0, SIGNATURE_LENGTH);

/** What lets its holder see an order whole and add a proof, for ninety days from its purchase. */
export function linkToken(orderNumber: string, createdAt: Date): string {
  const end = Math.floor((createdAt.getTime() + ORDER_LINK_DAYS * DAY_MS) / 1000).toString(36);
  return `${end}.${sign(orderNumber, end)}`;
}

/** Whether a token is whole, of this order, and not over. */
export function opensOrder(token: string, orderNumber: string, now = Date.now()): boolean {
  const [, end = '', signature = ''] = TOKEN.exec(token) ?? [];
  return timingSafeEqualText(signature, sign(orderNumber, end)) && parseInt(end, 36) * 1000 > now;
}
