import type { Row, Trx } from '../connection';

const unnamed = `from transfer_proofs t join orders o on o.document_id = t.claimed_by
  where not exists (select 1 from order_events e where e.proof_id = t.proof_id)`;

// A proof is claimed just before its event is written, so the latest one until then is the event's own.
const nameAdded = `update order_events set proof_id = (
    select t.proof_id from transfer_proofs t join orders o on o.document_id = t.claimed_by
    where o.id = order_events.order_id and t.claimed_at <= order_events.at order by t.claimed_at desc limit 1)
  where type = 'proof' and proof_id is null and order_id in (select o.id ${unnamed})`;

const nameFirst = `update order_events set proof_id = (
    select t.proof_id ${unnamed} and o.id = order_events.order_id order by t.claimed_at limit 1)
  where type = 'created' and proof_id is null and order_id in (select o.id ${unnamed})`;

/** Names the proofs in histories that an earlier version wrote. */
export async function ensureProofHistory(trx: Trx): Promise<void> {
  const found: Row | undefined = await trx
    .from(trx.raw(`(select t.id ${unnamed} limit 1) as found`))
    .first('id');
  if (found) for (const statement of [nameAdded, nameFirst]) await trx.raw(statement);
}
