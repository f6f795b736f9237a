// Codes of SQLite, of PostgreSQL (SQLSTATE) and of the operating system.
const BUSY =
  /^(SQLITE_BUSY|SQLITE_LOCKED|SQLITE_BUSY_SNAPSHOT|SQLITE_BUSY_RECOVERY|40P01|40001|55P03|57014)$/;
const UNREACHABLE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|57P0[123]|53300|08000|08003|08006|25P03)$/;
const FULL = /^(SQLITE_FULL|ENOSPC|53100|SQLITE_IOERR_WRITE|SQLITE_IOERR_FSYNC)$/;
const UNIQUE = /^(SQLITE_CONSTRAINT_UNIQUE|SQLITE_CONSTRAINT_PRIMARYKEY|23505)$/;
const CONNECTION_MESSAGE =
  /Connection terminated|acquiring a connection|Connection ended|timeout exceeded when trying to connect|Unable to acquire a connection/i;

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return typeof code === 'string' ? code : cause ? codeOf(cause) : '';
}

/** True when a lock is held elsewhere: a retry may succeed. */
export const isBusy = (error: unknown): boolean => BUSY.test(codeOf(error));

/** True when the database is unreachable, locked or full: the client may retry later. */
export const isUnavailable = (error: unknown): boolean =>
  isBusy(error) ||
  UNREACHABLE.test(codeOf(error)) ||
  FULL.test(codeOf(error)) ||
  (error instanceof Error && (error.name === 'KnexTimeoutError' || CONNECTION_MESSAGE.test(error.message)));

export const isDiskFull = (error: unknown): boolean => FULL.test(codeOf(error));

export const isUniqueViolation = (error: unknown): boolean => UNIQUE.test(codeOf(error));
