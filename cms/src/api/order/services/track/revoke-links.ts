import { pickupCodeText, type AdminOrder } from '@shop/contract';
import { inTransaction } from '../../../../database/transaction';
import { mailsIn } from '../../../../platform/mail/mail-records';
import type { OrderRecord } from '../../domain/order-view';
import { recordEvent } from '../order-events';
import { lockOrder, ordersIn, staffOrderWithHistory } from '../order-records';
import { createTrackingToken, pickupCodeOf } from './tracking-token';

const pickupTextOf = (order: OrderRecord): string => pickupCodeText(pickupCodeOf(order));

/** Revokes the links of an order and its pickup code; mails that wait, or are sent again, carry the new ones. */
export const revokeLinks = (documentId: string): Promise<AdminOrder> =>
  inTransaction(async (trx) => {
    const order = await lockOrder(trx, documentId);
    const renewed = { ...order, linkVersion: order.linkVersion + 1 };
    await ordersIn(trx).update({ id: order.id }, { linkVersion: renewed.linkVersion });
    const changes = [createTrackingToken, pickupTextOf].map((textOf) => [textOf(order), textOf(renewed)]);
    await mailsIn(trx)
      .sql()
      .where('order_number', order.orderNumber)
      .update({ text: trx.raw('replace(replace(text, ?, ?), ?, ?)', changes.flat()) });
    await recordEvent(trx, order.id, { type: 'note', at: new Date(), note: 'Anuló los enlaces del pedido.' });
    return staffOrderWithHistory(trx, await lockOrder(trx, documentId));
  });
