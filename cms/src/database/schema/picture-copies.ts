import type { Trx } from '../connection';

// One row per foreign address: what became of its copy. Times are in milliseconds on both databases.
const table = `create table if not exists picture_copies (
  url text primary key,
  state varchar(10) not null,
  attempts integer not null default 0,
  next_at bigint,
  fault varchar(20),
  stored_url varchar(255)
)`;

/** Creates the list of pictures of other sites that the shop copies. */
export const ensurePictureCopies = async (trx: Trx): Promise<void> => void (await trx.raw(table));
