import type { AdminOrder } from '@shop/contract';
import { inTransaction } from '../../../../database/transaction';
import { mailsIn } from '../../../../platform/mail/mail-records';
import { recordEvent } from '../order-events';
import { lockOrder, ordersIn, staffOrderWithHistory } from '../order-records';
import { createTrackingToken } from './tracking-token';

/** Revokes the links of an order; mails that wait, or are sent again, carry the new one. */
export const revokeLinks = (documentId: string): Promise<AdminOrder> =>
  inTransaction(async (trx) => {
    const order = await lockOrder(trx, documentId);
    const renewed = { ...order, linkVersion: order.linkVersion + 1 };
    await ordersIn(trx).update({ id: order.id }, { linkVersion: renewed.linkVersion });
    const tokens = [createTrackingToken(order), createTrackingToken(renewed)];
    await mailsIn(trx)
      .sql()
      .where('order_number', order.orderNumber)
      .update({ text: trx.raw('replace(text, ?, ?)', tokens) });
    await recordEvent(trx, order.id, { type: 'note', at: new Date(), note: 'Anuló los enlaces del pedido.' });
    return staffOrderWithHistory(trx, await lockOrder(trx, documentId));
  });
