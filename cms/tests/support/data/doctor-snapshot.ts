import type { Knex } from 'knex';
import type { Row } from '../../../src/database/connection';
import { dialects, type Snapshot } from '../../../src/doctor/snapshot';

const isPostgres = (db: Knex): boolean => /^(pg|postgres)/.test(String(db.client.config.client));

export const snapshotOf = (trx: Knex.Transaction): Snapshot => ({
  dialect: isPostgres(trx) ? dialects.PostgreSQL : dialects.SQLite,
  async ask(sql, values = []) {
    const answer: unknown = await trx.raw(sql, values as never);
    return (isPostgres(trx) ? (answer as { rows: unknown }).rows : answer) as Row[];
  },
  close: async () => undefined,
});
