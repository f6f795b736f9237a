import type { Statement } from '../../domain/list-sql';

type Rows = Record<string, unknown>[];

/** Read-only access to the catalog on a connection of its own. */
export type CatalogReader = {
  rows(statement: Statement): Rows | Promise<Rows>;
  /** Selects the rendered products of these ids, unordered. */
  renderedByIds(ids: readonly number[]): Statement;
  /** SQL expression: position from which changes may be unread. */
  changeCursor: string;
  /** Time of the last database answer, by the clock of this process. */
  lastResponseAt(): number;
  /** SQL expression: colours of entry `e` as JSON text. */
  colors: string;
  close(): void | Promise<void>;
};
