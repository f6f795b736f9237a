import { recordEvent } from '../order-events';
import { changeStatusIn } from '../status/change-status';
import { askBeforeExpiry } from '../online/ask-provider';
import { handleDueOrders } from './due-orders';

const NOTE = 'Venció el plazo para pagarla.';

/** Cancels the orders whose payment did not come in time, with all that a cancellation does; returns their number. */
export async function cancelExpiredOrders(now = new Date()): Promise<number> {
  await askBeforeExpiry(now);
  return handleDueOrders('expires_at', now, async (trx, { id, documentId }) => {
    await recordEvent(trx, id, { type: 'note', at: new Date(), note: NOTE });
    await changeStatusIn(trx, documentId, { status: 'cancelled' });
  });
}
