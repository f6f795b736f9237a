import { bankLines, greeting, trackingUrl, type OrderMail } from '../order-mail';

/** Asks the customer for another proof, with the staff's reason, the account and the link at which she can send it. */
export function proofAgainMail(mail: OrderMail) {
  const { order, shop } = mail;
  const parts = [
    [greeting(order), `Necesitamos otro comprobante de tu pedido ${order.orderNumber}: ${order.proofReason}`],
    bankLines(mail),
    [`Subilo acá: ${trackingUrl(mail)}`],
    [shop.brand, shop.address, shop.phone].filter(Boolean),
  ];
  return {
    to: order.shippingInfo.email,
    subject: `Necesitamos otro comprobante de tu pedido ${order.orderNumber}`,
    text: parts.map((lines) => lines.join('\n')).join('\n\n'),
    replyTo: shop.email,
  };
}
