/** An SQL statement with `?` for each value. */
export type Statement = { sql: string; values: readonly unknown[] };

type Rows = Record<string, unknown>[];

export type CatalogReader = {
  rows(statement: Statement): Rows | Promise<Rows>;
  renderedByIds(ids: readonly number[]): Statement;
  /** SQL expression: position from which changes may be unread. */
  changeCursor: string;
  lastResponseAt(): number;
  close(): void | Promise<void>;
};
