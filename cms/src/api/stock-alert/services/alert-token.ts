import { secret } from '../../../settings/environment';
import { signatureOf, timingSafeEqualText } from '../../../platform/access/signature';

/** Purpose of a mail's link: a token that cancels an alert cannot confirm it. */
export type AlertPurpose = 'confirm' | 'cancel';

// 22 characters of base64url hold 128 bits.
const SIGNATURE_LENGTH = 22;

const signatureFor = (purpose: AlertPurpose, id: string): string =>
  signatureOf(`stock alert ${purpose} ${id}`, secret('LINK_SECRET')).slice(0, SIGNATURE_LENGTH);

/** Creates the token that a mail carries for one purpose and one alert. */
export const createAlertToken = (purpose: AlertPurpose, id: string): string =>
  `${id}.${signatureFor(purpose, id)}`;

/** Returns the id of the alert that a token was made for, or null when the shop did not make it. */
export function alertIdOf(purpose: AlertPurpose, token: string): string | null {
  const [id = '', signature = ''] = token.split('.');
  return timingSafeEqualText(signature, signatureFor(purpose, id)) ? id : null;
}
