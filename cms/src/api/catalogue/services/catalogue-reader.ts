import type { Statement, TextSearch } from '../domain/list-statement';

type Rows = Record<string, unknown>[];

/** How the catalogue is read, apart from the transactions that write it. */
export type CatalogueReader = {
  search: TextSearch;
  rows(statement: Statement): Rows | Promise<Rows>;
  close(): void | Promise<void>;
};
