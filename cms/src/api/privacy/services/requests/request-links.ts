import { DAY_MS, OWN_DATA_LINK_DAYS, type DataRequestAnswer } from '@shop/contract';
import { publicUrl, secret } from '../../../../settings/environment';
import { signatureOf, timingSafeEqualText } from '../../../../platform/access/signature';
import { forbidden } from '../../../../platform/http/http-error';
import { requireSignedQuery, signedQuery } from '../../../../platform/access/signed-link';

const CONFIRM_DAYS = 3;
const OWN_MINUTES = OWN_DATA_LINK_DAYS * 24 * 60;
const STAFF_MINUTES = 15;
// 22 characters of base64url hold 128 bits.
const SIGNATURE_LENGTH = 22;

/** Names what proved the person to whom a link was given; a link shows no more than that. */
export type Proof = 'order' | 'email' | 'phone';
export type Audience = Proof | 'staff';
const AUDIENCES: readonly Audience[] = ['order', 'email', 'phone', 'staff'];
type Links = NonNullable<DataRequestAnswer['links']>;

const signatureFor = (id: string, end: string): string =>
  signatureOf(`confirm data request ${id} ${end}`, secret('LINK_SECRET')).slice(0, SIGNATURE_LENGTH);

/** Returns the address of the page on which the receiver of a mail confirms a request. */
export function confirmationLink(id: string): string {
  const end = Math.floor((Date.now() + CONFIRM_DAYS * DAY_MS) / 1000).toString(36);
  return `${publicUrl()}/mis-datos?token=${encodeURIComponent(`${id}.${end}.${signatureFor(id, end)}`)}`;
}

/** Returns the id of the case that a token confirms, or null when the shop did not make it or it has expired. */
export function confirmedCaseId(token: string): string | null {
  const [id = '', end = '', signature = ''] = token.split('.');
  const isAuthentic = timingSafeEqualText(signature, signatureFor(id, end));
  return isAuthentic && parseInt(end, 36) * 1000 > Date.now() ? id : null;
}

const subjectOf = (id: string, audience: Audience): string => `personal data ${id} ${audience}`;

/** Returns the addresses of a person's data: OWN_DATA_LINK_DAYS for herself, minutes for staff. */
export function exportLinks(id: string, audience: Audience): Links {
  const query = signedQuery(subjectOf(id, audience), audience === 'staff' ? STAFF_MINUTES : OWN_MINUTES);
  const address = `${publicUrl()}/api/data-requests/${id}/export${query}`;
  return { page: `${address}&format=page`, json: `${address}&format=json` };
}

const isSignedFor = (id: string, audience: Audience, query: Readonly<Record<string, unknown>>): boolean => {
  try {
    requireSignedQuery(subjectOf(id, audience), query);
    return true;
  } catch {
    return false;
  }
};

/** Returns for whom an address was signed; throws 403 when it was not, or its time is over. */
export function audienceOf(id: string, query: Readonly<Record<string, unknown>>): Audience {
  const audience = AUDIENCES.find((one) => isSignedFor(id, one, query));
  if (!audience) throw forbidden();
  return audience;
}
