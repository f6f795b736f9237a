import { formatMoney, type OrderPaymentDraft } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { conflict } from '../../../../platform/http/http-error';
import { counterSetting } from '../../../counter-setting/services/counter-setting';
import type { OrderRecord } from '../../domain/order-view';
import { refundMail } from '../../domain/status/change-mails';
import { recordEvent } from '../order-events';
import { NO_DEADLINE, ordersIn } from '../order-records';
import { addPayment, type PaymentSource } from '../payments/order-payments';
import { queueOrderMail } from '../queue-order-mail';

type Refund = Pick<OrderPaymentDraft, 'amount' | 'method' | 'note' | 'notify'>;
type Times = { at: Date; now: Date; source?: PaymentSource };

/** Enters money that went back to the buyer of a locked order, and tells her; throws 409 when the shop has less of hers. */
export async function returnMoney(
  trx: Trx,
  order: OrderRecord,
  { amount, method, note, notify }: Refund,
  { at, now, source }: Times,
): Promise<void> {
  await counterSetting.checkWay(method);
  if (amount > order.paidAmount)
    throw conflict(`No se puede devolver más de lo cobrado: ${formatMoney(order.paidAmount)}.`);
  await addPayment(trx, order.id, { kind: 'refund', amount: -amount, method }, { at, note, source });
  // Money that came is a matter for the staff: such an order no longer expires by itself.
  await ordersIn(trx).update({ id: order.id }, NO_DEADLINE);
  const words = `${formatMoney(amount)} · ${await counterSetting.nameWay(method)}`;
  await recordEvent(trx, order.id, {
    type: 'refund',
    at: now,
    note: [words, note].filter(Boolean).join('\n'),
  });
  if (notify === false) return;
  await queueOrderMail(trx, order, {
    kind: 'order-refund',
    at: now,
    build: (facts) => refundMail(facts, amount, method),
  });
}
