export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** Splits column names written as one string. */
export const columns = (names) => names.split(' ');

/** Columns that Strapi keeps in every row. */
export const BASE_COLUMNS = columns('id document_id created_at updated_at published_at');

/** Returns the values of BASE_COLUMNS. */
export const baseValues = (id, documentId, at) => {
  const date = at instanceof Date ? at : new Date(at);
  return [id, documentId, date, date, date];
};

/** Returns a reproducible document id as long as Strapi's. */
export const documentIdOf = (kind, id) => kind + id.toString(36).padStart(24 - kind.length, '0');
