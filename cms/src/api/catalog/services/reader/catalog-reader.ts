import type { Statement } from '../../domain/list-sql';

type Rows = Record<string, unknown>[];

export type CatalogReader = {
  rows(statement: Statement): Rows | Promise<Rows>;
  renderedByIds(ids: readonly number[]): Statement;
  /** SQL expression: position from which changes may be unread. */
  changeCursor: string;
  lastResponseAt(): number;
  /** SQL expression: colours of entry `e` as JSON text. */
  colors: string;
  close(): void | Promise<void>;
};
