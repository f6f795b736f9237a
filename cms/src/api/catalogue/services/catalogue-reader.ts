import type { Statement, WordSearch } from '../domain/list-statement';

type Rows = Record<string, unknown>[];

/** How the catalogue is read, apart from the transactions that write it. */
export type CatalogueReader = {
  search: WordSearch;
  rows(statement: Statement): Rows | Promise<Rows>;
  close(): void | Promise<void>;
};
