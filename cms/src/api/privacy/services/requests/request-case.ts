import { dataRequestMessages, type CaseEvent, type DataRequest } from '@shop/contract';
import type { Connection, Trx } from '../../../../database/connection';
import { notFound } from '../../../../platform/http/http-error';
import { cases } from '../../../case/services/case';
import type { Person, ProvenContact } from '../../domain/person';
import { findPerson } from '../person/find-person';
import type { Audience } from './request-links';

export type RequestCase = Awaited<ReturnType<typeof cases.find>>;

export const requestOf = ({ data }: Pick<RequestCase, 'data'>): DataRequest => data.request as DataRequest;

/** Returns a case that is a data request; throws 404 for others. */
export function requireRequest(found: RequestCase): RequestCase {
  if (found.kind !== 'data_request') throw notFound(dataRequestMessages.token);
  return found;
}

/** Returns what the steps of a request have proven. */
export function provenBy(
  { orderNumber, email, phone }: RequestCase,
  events: readonly Pick<CaseEvent, 'step'>[],
): ProvenContact {
  const has = (step: string) => events.some((event) => event.step === step);
  return {
    ...(has('verified_by_link') && { orderNumber }),
    ...(has('verified_by_mail') && email && { email }),
    ...(has('verified_by_staff') && phone && { phone }),
  };
}

export const isProven = (proven: ProvenContact): boolean => Object.keys(proven).length > 0;

// The holder of an order's link may have typed the address of somebody else, who confirms it later.
const shownTo = ({ orderNumber, email, phone }: ProvenContact, audience: Audience): ProvenContact => ({
  ...(orderNumber && ['order', 'staff'].includes(audience) && { orderNumber }),
  ...(email && ['email', 'staff'].includes(audience) && { email }),
  ...(phone && ['phone', 'staff'].includes(audience) && { phone }),
});

/** Returns the person whom a request has proven, for one audience; one that is not proven has no orders. */
export async function personOf(
  db: Connection | Trx,
  request: RequestCase,
  audience: Audience = 'staff',
): Promise<Person & { proven: ProvenContact }> {
  const proven = shownTo(provenBy(request, await cases.events(db, request.id)), audience);
  const found = isProven(proven) ? await findPerson(db, proven) : { orders: [], emails: [], phones: [] };
  return { ...found, proven };
}

/** Records how a request was proven; a request that is proven in one way may be proven in another one, too. */
export async function recordProof(
  trx: Trx,
  request: RequestCase,
  step: 'verified_by_link' | 'verified_by_mail' | 'verified_by_staff',
  actor?: string,
): Promise<RequestCase> {
  const events = await cases.events(trx, request.id);
  if (events.some((event) => event.step === step)) return request;
  const at = new Date();
  const verified = await cases.record(trx, request, { step, at, actor });
  return verified.state === 'unverified'
    ? cases.record(trx, verified, { step: 'proven', at, actor })
    : verified;
}
