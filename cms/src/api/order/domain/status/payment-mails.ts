import { formatMoney, SHOP_TIME_ZONE, type Order } from '@shop/contract';
import { customerMail, type OrderMail } from '../order-mail';

/** Tells the customer that her proof has arrived and is being checked. */
export const proofReceivedMail = (mail: OrderMail) => customerMail(mail, 'order-proof-received');

/** Tells the customer that the shop has accepted her proof. */
export const proofAcceptedMail = (mail: OrderMail) => customerMail(mail, 'order-proof-accepted');

const wayOf = ({ paymentMethod }: Order): string =>
  paymentMethod === 'cash' ? 'en efectivo' : 'por transferencia';

/** Tells the customer that the shop has received her payment. */
export const paymentReceivedMail = (mail: OrderMail) =>
  customerMail(mail, 'order-paid', { medio: wayOf(mail.order) });

const deadlineText = (deadline: Date): string =>
  new Intl.DateTimeFormat('es-AR', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    timeZone: SHOP_TIME_ZONE,
  }).format(deadline);

/** Reminds the customer of the exact amount, the account and the deadline of an unpaid order. */
export function paymentReminderMail(mail: OrderMail, deadline: Date) {
  const cash = mail.order.paymentMethod === 'cash';
  return customerMail(mail, 'payment-reminder', {
    vence: deadlineText(deadline),
    ...(cash && { cuenta: `Son ${formatMoney(mail.order.total)} en efectivo.` }),
  });
}
