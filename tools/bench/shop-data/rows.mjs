export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
const BATCH_ROWS = 5_000;

export const documentIdOf = (kind, id) => kind + id.toString(36).padStart(24 - kind.length, '0');

export const strapiColumns = (kind, id, at) => {
  const date = new Date(at);
  return {
    id,
    document_id: documentIdOf(kind, id),
    created_at: date,
    updated_at: date,
    published_at: date,
  };
};

export function* batchesOf(rows) {
  let batch = [];
  for (const row of rows) {
    if (batch.push(row) < BATCH_ROWS) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
