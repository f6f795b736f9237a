import { type BulkAnswer, type OrderBulkStatus } from '@shop/contract';
import { asApiError } from '../../../platform/http/error-response';
import { changeStatus } from './change-status';

/** Puts several orders into one status, each on its own: one that cannot change does not hold up the others. */
export async function changeStatuses({
  ids,
  status,
  seen = {},
}: OrderBulkStatus): Promise<Omit<BulkAnswer, 'status'>> {
  const changed: string[] = [];
  const failed: BulkAnswer['failed'] = [];
  for (const id of new Set(ids)) {
    try {
      await changeStatus(id, { status, expectedStatus: seen[id] });
      changed.push(id);
    } catch (error) {
      const known = asApiError(error);
      if (known.status >= 500) throw error;
      failed.push({ id, message: known.message });
    }
  }
  return { changed, failed };
}
