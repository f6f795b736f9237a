import type { Trx } from '../connection';

/** A row a task: when it is due, who took it last and what came of it. Moments are milliseconds on both databases. */
export const ensureScheduledWork = (trx: Trx): Promise<void> =>
  trx.raw(`create table if not exists scheduled_work (
    name varchar(60) primary key,
    due_at bigint not null,
    taken_by varchar(60),
    ended_at bigint,
    outcome text
  )`);
