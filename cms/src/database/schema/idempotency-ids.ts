import { onPostgres } from '../../settings/environment';
import type { Trx } from '../connection';

const RECORDS = ['order', 'product'];
const idIn = (record: string) =>
  onPostgres() ? `answer::json -> '${record}' ->> '_id'` : `json_extract(answer, '$.${record}._id')`;

/** Replaces the whole answers that earlier versions stored, personal data included, by the ids of their records. */
export const ensureIdempotencyIds = (trx: Trx): Promise<void> =>
  trx.raw(
    `update idempotency_keys set answer = coalesce(${RECORDS.map(idIn).join(', ')}) where answer like '{%'`,
  );
