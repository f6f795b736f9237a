import path from 'node:path';
import knex, { type Knex } from 'knex';

type Place = { dataDir: string; environment: Record<string, string> };

export function openDatabase({ dataDir, environment }: Place): Knex {
  const url = environment.DATABASE_URL;
  if (url) return knex({ client: 'pg', connection: url, pool: { min: 0, max: 2 } });
  return knex({
    client: 'better-sqlite3',
    connection: { filename: path.join(dataDir, 'shop.db') },
    useNullAsDefault: true,
  });
}
