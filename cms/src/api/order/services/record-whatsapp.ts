import type { AdminOrder } from '@shop/contract';
import { inTransaction } from '../../../database/transaction';
import { asOrder } from '../domain/order-view';
import { whatsappTopic } from '../domain/whatsapp-text';
import { recordEvent } from './order-events';
import { lockOrder, staffOrderWithHistory } from './order-records';

/** Records in an order's history that staff opened its WhatsApp text; whether it was sent is not known. */
export const recordWhatsapp = (documentId: string): Promise<AdminOrder> =>
  inTransaction(async (trx) => {
    const order = await lockOrder(trx, documentId);
    await recordEvent(trx, order.id, {
      type: 'whatsapp',
      at: new Date(),
      note: whatsappTopic(asOrder(order)),
    });
    return staffOrderWithHistory(trx, order);
  });
