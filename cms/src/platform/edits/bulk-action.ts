import { type BulkAnswer } from '@shop/contract';
import { toHttpError } from '../http/error-response';

/** Applies an action to each id on its own and reports the rejected ones; other errors end the whole call. */
export async function bulkAction(
  ids: readonly string[],
  action: (id: string) => Promise<unknown>,
): Promise<Omit<BulkAnswer, 'status'>> {
  const changed: string[] = [];
  const failed: BulkAnswer['failed'] = [];
  for (const id of new Set(ids)) {
    try {
      await action(id);
      changed.push(id);
    } catch (error) {
      const { status, message } = toHttpError(error);
      if (status >= 500) throw error;
      failed.push({ id, message });
    }
  }
  return { changed, failed };
}
