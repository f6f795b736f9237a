import type { Trx } from '../../connection';
import { rowId } from '../dialect';

// Times are in milliseconds on both databases. `data` is JSON without personal data.
const tables = () => [
  `create table if not exists cases (
    id ${rowId()},
    document_id varchar(40) not null unique,
    code varchar(40) not null unique,
    kind varchar(20) not null,
    channel varchar(20) not null,
    order_number varchar(60) not null default '',
    name text,
    email text,
    phone text,
    message text,
    received_at bigint not null,
    contact_matches integer,
    data text not null default '{}',
    order_document_id varchar(40),
    delivered_at bigint,
    deadline bigint,
    term varchar(10) not null default 'unknown',
    state varchar(30) not null,
    due_at bigint,
    open_key varchar(255) unique
  )`,
  `create table if not exists case_events (
    id ${rowId()},
    case_id integer not null references cases (id),
    at bigint not null,
    step varchar(30) not null,
    state varchar(30) not null,
    due_at bigint,
    actor text not null,
    note text,
    amount integer,
    day varchar(10),
    data text not null default '{}',
    request_id varchar(100)
  )`,
];

const indexes = [
  'create index if not exists cases_by_due on cases (due_at, id)',
  'create index if not exists cases_by_kind on cases (kind, state, id)',
  'create index if not exists cases_by_order on cases (order_document_id)',
  'create index if not exists case_events_by_case on case_events (case_id, id)',
];

/** Creates the tables of the cases and of their histories. */
export async function ensureCaseTables(trx: Trx): Promise<void> {
  for (const statement of [...tables(), ...indexes]) await trx.raw(statement);
}
