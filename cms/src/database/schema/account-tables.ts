import type { Trx } from '../connection';

// Times are in milliseconds on both databases.
const statements = [
  `create table if not exists second_factors (
    user_id integer primary key,
    secret text not null,
    created_at bigint not null,
    confirmed_at bigint,
    last_step bigint not null
  )`,
  `create table if not exists recovery_codes (
    user_id integer not null,
    code_hash varchar(64) not null,
    used_at bigint,
    primary key (user_id, code_hash)
  )`,
  `create table if not exists trusted_devices (
    token_hash varchar(64) primary key,
    user_id integer not null,
    expires_at bigint not null
  )`,
  `create table if not exists sign_in_challenges (
    token_hash varchar(64) primary key,
    user_id integer not null,
    password_print varchar(64) not null,
    expires_at bigint not null
  )`,
  `create table if not exists fresh_proofs (
    session_id varchar(255) primary key,
    expires_at bigint not null
  )`,
  'create unique index if not exists staff_sessions_by_id on staff_sessions (session_id)',
  'create index if not exists staff_sessions_by_user on staff_sessions (user_id, used_at)',
  'create index if not exists staff_sessions_by_use on staff_sessions (used_at)',
  'create index if not exists trusted_devices_by_user on trusted_devices (user_id)',
  'create index if not exists trusted_devices_by_end on trusted_devices (expires_at)',
  'create index if not exists sign_in_challenges_by_user on sign_in_challenges (user_id)',
  'create index if not exists sign_in_challenges_by_end on sign_in_challenges (expires_at)',
];

/** Creates the tables of the staff's second factors, and the indexes of their sessions. */
export async function ensureAccountTables(trx: Trx): Promise<void> {
  for (const statement of statements) await trx.raw(statement);
}
