import { DAY_MS, ORDER_LINK_DAYS } from '@shop/contract';
import { secret } from '../../../../settings/environment';
import { signatureOf, timingSafeEqualText } from '../../../../platform/access/signature';

const TOKEN = /^([0-9a-z]{4,12})\.([\w-]{22})$/;
// 22 characters of base64url hold 128 bits.
const SIGNATURE_LENGTH = 22;

const sign = (orderNumber: string, expiry: string): string =>
  signatureOf(`order ${orderNumber} ${expiry}`, secret('LINK_SECRET')).slice(0, SIGNATURE_LENGTH);

/** Creates the token of a tracking link, which shows the whole order and accepts a proof until it expires. */
export function createTrackingToken(orderNumber: string, createdAt: Date): string {
  const expiry = Math.floor((createdAt.getTime() + ORDER_LINK_DAYS * DAY_MS) / 1000).toString(36);
  return `${expiry}.${sign(orderNumber, expiry)}`;
}

export function isTrackingToken(token: string, orderNumber: string, now = Date.now()): boolean {
  const [, expiry = '', signature = ''] = TOKEN.exec(token) ?? [];
  return timingSafeEqualText(signature, sign(orderNumber, expiry)) && parseInt(expiry, 36) * 1000 > now;
}
