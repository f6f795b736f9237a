import type { Statement } from '../domain/list-statement';

type Rows = Record<string, unknown>[];

/** How the catalog is read, apart from the transactions that write it. */
export type CatalogReader = {
  rows(statement: Statement): Rows | Promise<Rows>;
  /** The products of these ids as they were rendered, in no order. */
  rendered(ids: readonly number[]): Statement;
  /** The time, as changes are noted, from which on a change may not have been seen. */
  reach: string;
  /** When the database last answered, by the clock of this process. */
  lastResponseAt(): number;
  /** The colours of a rendered product `e`, as text. */
  colors: string;
  close(): void | Promise<void>;
};
