/** An SQL statement with `?` for each value. */
export type Statement = { sql: string; values: readonly unknown[] };
