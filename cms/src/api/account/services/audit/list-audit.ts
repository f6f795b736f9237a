import type { AuditEntry, AuditListQuery } from '@shop/contract';
import type { Row } from '../../../../database/connection';
import { isoOf, jsonOf } from '../../../../database/rows';
import { subjectOf } from '../../../../platform/access/audit-subject';
import { compareEntries, cursorOf, type AuditPosition } from '../../domain/audit-cursor';
import { listActors, loggedEntries, orderEntries } from './audit-sources';

type Facts = AuditEntry['before'];
type Placed = { position: AuditPosition; entry: AuditEntry };

const positionOf = (row: Row, source: 'a' | 'o'): AuditPosition => ({
  at: Date.parse(isoOf(row.at)),
  source,
  id: row.id as number,
});

function asLogged(row: Row): Placed {
  const position = positionOf(row, 'a');
  const [before, after] = [row.before, row.after].map((facts) => jsonOf<Facts>(facts, null));
  const entry = {
    _id: cursorOf(position),
    at: isoOf(row.at),
    actor: row.actor as string,
    actorId: (row.actor_id as string | null | undefined) ?? null,
    action: row.action as string,
    subject: subjectOf({ before, after }),
    order: null,
    before: before ?? null,
    after: after ?? null,
  };
  return { position, entry };
}

// The note of an event may quote a client, so it stays in the order.
function asOrderEvent(row: Row): Placed {
  const position = positionOf(row, 'o');
  const order = row.order as { document_id: string; order_number: string } | undefined;
  const field = row.type === 'fulfillment' ? 'fulfillment' : 'status';
  const factsOf = (value: unknown): Facts => (value ? { [field]: value } : null);
  const entry = {
    _id: cursorOf(position),
    at: isoOf(row.at),
    actor: (row.actor as string | null) ?? '',
    actorId: (row.actor_id as string | null | undefined) ?? null,
    action: `order-${row.type as string}`,
    subject: order?.order_number ?? '',
    order: order?.document_id ?? null,
    before: factsOf(row.from_status),
    after: factsOf(row.to_status),
  };
  return { position, entry };
}

// A person who changes her name stays the same person.
async function namesNow(shown: readonly Placed[]): Promise<Map<string, string>> {
  const ids = shown.flatMap(({ entry }) => entry.actorId ?? []);
  const rows: Row[] = await strapi.db.connection('up_users').whereIn('document_id', ids);
  return new Map(rows.map(({ document_id: id, username }) => [id as string, username as string]));
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
