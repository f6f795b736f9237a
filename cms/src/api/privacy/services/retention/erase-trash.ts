import { restorableSince } from '../../../../database/deleted-rows';
import { inTransaction } from '../../../../database/transaction';
import { clients } from '../../../../platform/services';
import { fileStore } from '../../../../platform/storage/file-store';
import { eraseClients } from '../erasure/erase-clients';
import { eraseOrders, keysOfFiles } from '../erasure/erase-orders';

const BATCH = 100;

const eraseBatch = () =>
  inTransaction(async (trx) => {
    const ids: number[] = await trx('orders')
      .where('deleted_at', '<', restorableSince())
      .whereNull('erased_at')
      .orderBy('id')
      .limit(BATCH)
      .pluck('id');
    if (ids.length === 0) return null;
    await clients().lock(trx);
    await eraseClients(trx, ids);
    return { count: ids.length, files: await eraseOrders(trx, ids, new Date()) };
  });

/** Removes the buyers from orders that can no longer be restored from the trash; returns their number. */
export async function eraseTrash(): Promise<number> {
  let erased = 0;
  for (let batch = await eraseBatch(); batch; batch = await eraseBatch()) {
    await fileStore().remove(keysOfFiles(batch.files));
    erased += batch.count;
  }
  if (erased > 0) await clients().catchUpAll();
  return erased;
}
