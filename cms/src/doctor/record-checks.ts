import { DAY_MS, HOUR_MS, RETRY_KEY_DAYS } from '@shop/contract';
import { type Check, type Dialect } from './check';

/** The sweep comes once an hour: what it will still take is not yet left over. */
const GRACE_MS = 2 * HOUR_MS;
export const UNCLAIMED_MS = DAY_MS + GRACE_MS;
const KEYS_KEPT_MS = RETRY_KEY_DAYS * DAY_MS + GRACE_MS;
const VISITORS_KEPT_MS = DAY_MS + GRACE_MS;

const before = (age: number) => (dialect: Dialect, now: Date) => [
  dialect.moment(new Date(now.getTime() - age)),
];

/** Proofs belong to orders, and what is over is forgotten. */
export const recordChecks: Check[] = [
  {
    id: 'proof-of-order-is-unknown',
    sql: `select o.order_number as name from orders o
      where coalesce(o.transfer_proof, '') <> '' and not exists
      (select 1 from transfer_proofs t where t.proof_id = o.transfer_proof and t.claimed_by = o.document_id)`,
  },
  {
    id: 'proof-of-no-order',
    sql: `select t.proof_id as name from transfer_proofs t where t.claimed_by is not null
      and not exists (select 1 from orders o where o.document_id = t.claimed_by)`,
  },
  {
    id: 'unclaimed-proof-is-old',
    sql: 'select t.proof_id as name from transfer_proofs t where t.claimed_by is null and t.created_at < ?',
    values: before(UNCLAIMED_MS),
  },
  {
    id: 'retry-key-is-old',
    sql: 'select k.document_id as name from idempotency_keys k where k.at < ?',
    values: before(KEYS_KEPT_MS),
  },
  {
    id: 'retry-key-without-answer',
    sql: 'select k.document_id as name from idempotency_keys k where k.answer is null',
  },
  {
    id: 'visitor-is-old',
    sql: 'select i.document_id as name from interactions i where i.at < ?',
    values: before(VISITORS_KEPT_MS),
  },
];

/** Who may come in is what the code says. */
export const accessChecks: Check[] = [
  {
    id: 'no-administrator',
    sql: `select 'admin' as name where not exists
      (select 1 from up_users u join up_users_role_lnk l on l.user_id = u.id join up_roles r on r.id = l.role_id
       where r.type = 'admin' and coalesce(cast(u.blocked as integer), 0) = 0)`,
  },
  {
    id: 'permission-not-in-the-code',
    sql: 'select p.action as name from up_permissions p',
  },
];
