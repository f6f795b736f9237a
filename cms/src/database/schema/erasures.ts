import type { Trx } from '../connection';

// A table of the shop, not of Strapi. It names records and keyed hashes, never a person; times are in milliseconds.
const table = `create table if not exists erasures (
  id varchar(40) primary key,
  at bigint not null,
  orders text not null,
  contacts text not null,
  replayed_at bigint
)`;

/** Creates the list of erasures; `erasures.jsonl` beside the database repeats it, so that it outlives a restored backup. */
export const ensureErasures = async (trx: Trx): Promise<void> => void (await trx.raw(table));
