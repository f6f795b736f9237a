import { type BulkAnswer } from '@shop/contract';
import { toHttpError } from '../http/error-response';

/** Applies an action to each id on its own and reports the rejected ones; other errors end the whole call. */
export async function bulkAction(
  ids: readonly string[],
  action: (id: string) => Promise<{ undo?: string | undefined } | void>,
): Promise<Omit<BulkAnswer, 'status'>> {
  const changed: string[] = [];
  const failed: BulkAnswer['failed'] = [];
  let undo: string | undefined;
  for (const id of new Set(ids)) {
    try {
      const done = await action(id);
      undo = done?.undo ?? undo;
      changed.push(id);
    } catch (error) {
      const { status, message } = toHttpError(error);
      if (status >= 500) throw error;
      failed.push({ id, message });
    }
  }
  return { changed, failed, ...(undo !== undefined && { undo }) };
}
