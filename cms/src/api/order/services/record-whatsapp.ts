import type { AdminOrder } from '@shop/contract';
import { inTransaction } from '../../../database/transaction';
import { asOrder } from '../domain/order-view';
import { whatsappText, whatsappTopic } from '../domain/whatsapp-text';
import { exchangesOfOrder } from './exchanges-of-order';
import { recordEvent } from './order-events';
import { currentTexts, orderMailFacts } from './order-mail-facts';
import { lockOrder, staffOrderWithHistory } from './order-records';
import { createTrackingToken } from './track/tracking-token';

/** Records in an order's history that staff opened its WhatsApp text, or that of an exchange, and returns that text
 * with the buyer's link; whether it was sent is not known. */
export const recordWhatsapp = (documentId: string, staffId: number, exchange = ''): Promise<AdminOrder> =>
  inTransaction(async (trx) => {
    const order = await lockOrder(trx, documentId);
    const linkToken = createTrackingToken(order, staffId);
    const text = exchange
      ? await exchangesOfOrder.get().chatText(trx, order, exchange, linkToken)
      : whatsappText(orderMailFacts(order, await currentTexts(), linkToken));
    const note = exchange ? `Cambio ${exchange}` : whatsappTopic(asOrder(order));
    await recordEvent(trx, order.id, { type: 'whatsapp', at: new Date(), note });
    return { ...(await staffOrderWithHistory(trx, order)), whatsappText: text };
  });
