import { type CheckId } from '../../src/platform/doctor/texts';

export type Database = 'SQLite' | 'PostgreSQL';
export type Damage = {
  id: CheckId;
  how: string;
  on?: Database;
  sql: (database: Database) => string[];
  /** The first example must say this; it is absent where the statement alone decides. */
  found?: string;
};

/** A timestamp in the distant past, as each database writes it. */
export const OLD = { SQLite: '1', PostgreSQL: "'2020-01-01'" };
export const order = '(select min(id) from orders)';
export const product = '(select min(id) from products)';

export const one = (sql: string) => () => [sql];
