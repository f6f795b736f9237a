import { onPostgres } from '../../settings/environment';

/** Returns the statement that makes the database refuse a change. */
export const refusal = (message: string): string =>
  onPostgres() ? `raise exception '${message}'` : `select raise(abort, '${message}')`;

/** Returns the type of a column with ids that count up. */
export const rowId = (big: '' | 'big' = ''): string =>
  onPostgres() ? `${big}serial primary key` : 'integer primary key autoincrement';
