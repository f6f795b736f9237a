import { MINUTE_MS } from '@shop/contract';
import { secret } from '../../settings/environment';
import { forbidden } from '../http/http-error';
import { signatureOf, timingSafeEqualText } from './signature';

const signatureFor = (subject: string, end: number): string =>
  signatureOf(`${subject} ${end}`, secret('LINK_SECRET'));

/** Returns the query with which an address grants access to a subject (such as 'proof <id>') for some minutes. */
export function signedQuery(subject: string, minutes: number, now = Date.now()): string {
  const end = Math.floor((now + minutes * MINUTE_MS) / 1000);
  return `?e=${end}&s=${signatureFor(subject, end)}`;
}

/** Returns whether a query was signed for the subject and its time is not over. */
export function isSignedQuery(subject: string, query: Readonly<Record<string, unknown>>): boolean {
  const [end, signature] = [query.e, query.s].map((value) => (typeof value === 'string' ? value : ''));
  const isAuthentic = timingSafeEqualText(signature ?? '', signatureFor(subject, Number(end)));
  return isAuthentic && /^\d{1,12}$/.test(end ?? '') && Number(end) * 1000 >= Date.now();
}

/** Throws 403 unless the query was signed for the subject and its time is not over. */
export function requireSignedQuery(subject: string, query: Readonly<Record<string, unknown>>): void {
  if (!isSignedQuery(subject, query)) throw forbidden();
}
