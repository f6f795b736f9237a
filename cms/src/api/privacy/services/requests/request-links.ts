import { DAY_MS, OWN_DATA_LINK_DAYS, type DataRequestAnswer } from '@shop/contract';
import type { Connection, Trx } from '../../../../database/connection';
import { publicUrl, secret } from '../../../../settings/environment';
import { signatureOf, timingSafeEqualText } from '../../../../platform/access/signature';
import { forbidden } from '../../../../platform/http/http-error';
import { orders } from '../../../order/services/order';
import { isSignedQuery, signedQuery } from '../../../../platform/access/signed-link';

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

type Request = { documentId: string; orderDocumentId: string | null };

// An address that an order's link gave ends when the links of that order are revoked.
async function linkVersionOf(db: Connection | Trx, { orderDocumentId }: Request): Promise<string> {
  const order = orderDocumentId ? await orders.find(db, { documentId: orderDocumentId }) : null;
  return order?.linkVersion ? ` ${order.linkVersion}` : '';
}

const subjectOf = async (db: Connection | Trx, request: Request, audience: Audience): Promise<string> => {
  const version = audience === 'order' ? await linkVersionOf(db, request) : '';
  return `personal data ${request.documentId} ${audience}${version}`;
};

/** Returns the addresses of a person's data: OWN_DATA_LINK_DAYS for herself, minutes for staff. */
export async function exportLinks(
  db: Connection | Trx,
  request: Request,
  audience: Audience,
): Promise<Links> {
  const minutes = audience === 'staff' ? STAFF_MINUTES : OWN_MINUTES;
  const query = signedQuery(await subjectOf(db, request, audience), minutes);
  const address = `${publicUrl()}/api/data-requests/${request.documentId}/export${query}`;
  return { page: `${address}&format=page`, json: `${address}&format=json` };
}

type Query = Readonly<Record<string, unknown>>;

/** Returns for whom an address was signed; throws 403 when it was not, its time is over or it was revoked. */
export async function audienceOf(db: Connection | Trx, request: Request, query: Query): Promise<Audience> {
  for (const audience of AUDIENCES)
    if (isSignedQuery(await subjectOf(db, request, audience), query)) return audience;
  throw forbidden();
}
