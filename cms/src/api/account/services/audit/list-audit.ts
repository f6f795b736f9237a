import type { AuditEntry, AuditListQuery } from '@shop/contract';
import { subjectOf } from '../../../../platform/access/audit-subject';
import { compareEntries, cursorOf, type AuditPosition } from '../../domain/audit-cursor';
import { listActors, loggedEntries, orderEntries, type LoggedRecord, type OrderEntry } from './audit-sources';
import { USER } from '../../../../platform/access/active-user';

type Facts = AuditEntry['before'];
type Placed = { position: AuditPosition; entry: AuditEntry };

function asLogged({ id, at, actor, actorId, action, before, after }: LoggedRecord): Placed {
  const position = { at: Date.parse(at), source: 'a' as const, id };
  const subject = subjectOf({ before, after });
  const entry = { _id: cursorOf(position), at, actor, actorId, action, subject, order: null, before, after };
  return { position, entry };
}

// The note of an event may quote a client, so it stays in the order.
function asOrderEvent({ id, at, actor, actorId, type, from, to, order }: OrderEntry): Placed {
  const position = { at: Date.parse(at), source: 'o' as const, id };
  const field = type === 'fulfillment' ? 'fulfillment' : 'status';
  const factsOf = (value: unknown): Facts => (value ? { [field]: value } : null);
  const entry = {
    _id: cursorOf(position),
    at,
    actor: actor ?? '',
    actorId,
    action: `order-${type}`,
    subject: order?.orderNumber ?? '',
    order: order?.documentId ?? null,
    before: factsOf(from),
    after: factsOf(to),
  };
  return { position, entry };
}

// A person who changes her name stays the same person.
async function namesNow(shown: readonly Placed[]): Promise<Map<string, string>> {
  const ids = shown.flatMap(({ entry }) => entry.actorId ?? []);
  const where = { documentId: { $in: ids } };
  const users: { documentId: string; username: string }[] = await strapi.db.query(USER).findMany({ where });
  return new Map(users.map(({ documentId, username }) => [documentId, username]));
}

/** Returns a page of what people did, newest first; the cost does not depend on how much there is. */
export async function listAudit(filter: AuditListQuery) {
  const logged = (await loggedEntries(filter)).map(asLogged);
  const ofOrders = (await orderEntries(filter)).map(asOrderEvent);
  const all = [...logged, ...ofOrders].sort((one, other) => compareEntries(one.position, other.position));
  const shown = all.slice(0, filter.limit);
  const last = shown.at(-1);
  const names = await namesNow(shown);
  return {
    entries: shown.map(({ entry }) => ({ ...entry, actorNow: names.get(entry.actorId ?? '') ?? null })),
    next: all.length > shown.length && last ? cursorOf(last.position) : null,
    actors: await listActors(),
  };
}
