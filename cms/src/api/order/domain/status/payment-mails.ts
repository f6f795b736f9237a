import { deadlineText, formatMoney, moneyState } from '@shop/contract';
import { customerMail, toHandOver, type OrderMail } from '../order-mail';

/** Tells the customer that her proof has arrived and is being checked. */
export const proofReceivedMail = (mail: OrderMail) => customerMail(mail, 'order-proof-received');

/** Tells the customer that the shop has accepted her proof. */
export const proofAcceptedMail = (mail: OrderMail) => customerMail(mail, 'order-proof-accepted');

/** Tells the customer that the shop has received her payment. */
export const paymentReceivedMail = (mail: OrderMail) => customerMail(mail, 'order-paid');

/** Reminds the customer of the exact amount, the account and the deadline of an unpaid order. */
export function paymentReminderMail(mail: OrderMail, expiresAt: string) {
  const { due } = moneyState(mail.order);
  const account = {
    cash: toHandOver(mail.order),
    mercado_pago: `Son ${formatMoney(due)} con Mercado Pago.`,
    transfer: null,
  };
  const cuenta = account[mail.order.paymentMethod];
  return customerMail(mail, 'payment-reminder', {
    vence: deadlineText(expiresAt),
    ...(cuenta && { cuenta }),
  });
}

/** Asks the customer for another proof, with the staff's reason, the account and the link at which she can send it. */
export const proofAgainMail = (mail: OrderMail) => customerMail(mail, 'order-proof-again');
