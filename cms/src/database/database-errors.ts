const busy = new Set([
  'SQLITE_BUSY',
  'SQLITE_LOCKED',
  'SQLITE_BUSY_SNAPSHOT',
  'SQLITE_BUSY_RECOVERY',
  '40P01',
  '40001',
  '55P03',
  '57014',
]);
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
  '25P03',
]);
const full = new Set(['SQLITE_FULL', 'ENOSPC', '53100', 'SQLITE_IOERR_WRITE', 'SQLITE_IOERR_FSYNC']);
const unique = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505']);
const connectionTexts =
  /Connection terminated|acquiring a connection|Connection ended|timeout exceeded when trying to connect|Unable to acquire a connection/i;

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return typeof code === 'string' ? code : cause ? codeOf(cause) : '';
}

/** True when a lock is held elsewhere: a retry may succeed. */
export const isBusy = (error: unknown): boolean => busy.has(codeOf(error));

/** True when the database is unreachable, locked or full: the client may retry later. */
export const isUnavailable = (error: unknown): boolean =>
  isBusy(error) ||
  unreachable.has(codeOf(error)) ||
  full.has(codeOf(error)) ||
  (error instanceof Error && (error.name === 'KnexTimeoutError' || connectionTexts.test(error.message)));

export const isDiskFull = (error: unknown): boolean => full.has(codeOf(error));

export const isUniqueViolation = (error: unknown): boolean => unique.has(codeOf(error));
