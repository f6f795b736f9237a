import { bankLines, customerMail, greeting, signature, trackingUrl, type OrderMail } from '../order-mail';

/** Asks the customer for another proof, with the staff's reason, the account and the link at which she can send it. */
export function proofAgainMail(mail: OrderMail) {
  const { orderNumber, proofReason } = mail.order;
  return customerMail(mail, `Necesitamos otro comprobante de tu pedido ${orderNumber}`, [
    [greeting(mail.order), `Necesitamos otro comprobante de tu pedido ${orderNumber}: ${proofReason}`],
    bankLines(mail),
    [`Subilo acá: ${trackingUrl(mail)}`],
    signature(mail),
  ]);
}
