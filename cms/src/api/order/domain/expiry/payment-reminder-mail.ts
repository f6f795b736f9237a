import { amountDue, deadlineText, formatMoney } from '@shop/contract';
import { bankLines, greeting, trackingUrl, type OrderMail } from '../order-mail';

/** Reminds the customer of the exact amount, the account and the deadline of an unpaid order. */
export function paymentReminderMail(mail: OrderMail, expiresAt: string) {
  const { order, shop } = mail;
  const payment =
    order.paymentMethod === 'transfer'
      ? bankLines(mail)
      : [`Son ${formatMoney(amountDue(order))} en efectivo.`];
  const parts = [
    [greeting(order), `Te guardamos tu pedido ${order.orderNumber} hasta el ${deadlineText(expiresAt)}.`],
    payment,
    [`Tu pedido: ${trackingUrl(mail)}`],
    [shop.brand, shop.address, shop.phone].filter(Boolean),
  ];
  return {
    to: order.shippingInfo.email,
    subject: `Te guardamos tu pedido ${order.orderNumber}`,
    text: parts.map((lines) => lines.join('\n')).join('\n\n'),
    replyTo: shop.email,
  };
}
