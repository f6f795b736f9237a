import { SHOP_TIME_ZONE, formatMoney, type Order } from '@shop/contract';
import { bankLines, customerMail, greeting, signature, trackingUrl, type OrderMail } from '../order-mail';

const trackingLines = (mail: OrderMail): string[] => [`Seguí tu pedido: ${trackingUrl(mail)}`];

/** Tells the customer that her proof has arrived and is being checked. */
export const proofReceivedMail = (mail: OrderMail) =>
  customerMail(mail, `Recibimos el comprobante de tu pedido ${mail.order.orderNumber}`, [
    [greeting(mail.order), `Recibimos el comprobante de tu pedido ${mail.order.orderNumber}.`],
    ['Lo revisamos y te avisamos cuando esté confirmado. No tenés que hacer nada más.'],
    trackingLines(mail),
    signature(mail),
  ]);

/** Tells the customer that the shop has accepted her proof. */
export const proofAcceptedMail = (mail: OrderMail) =>
  customerMail(mail, `Confirmamos el pago de tu pedido ${mail.order.orderNumber}`, [
    [greeting(mail.order), `Aceptamos tu comprobante: el pedido ${mail.order.orderNumber} está pago.`],
    [`Pago: ${formatMoney(mail.order.total)} por transferencia.`, 'Te avisamos cuando esté preparado.'],
    trackingLines(mail),
    signature(mail),
  ]);

const wayOf = ({ paymentMethod }: Order): string =>
  paymentMethod === 'cash' ? 'en efectivo' : 'por transferencia';

/** Tells the customer that the shop has received her payment. */
export const paymentReceivedMail = (mail: OrderMail) =>
  customerMail(mail, `Recibimos el pago de tu pedido ${mail.order.orderNumber}`, [
    [greeting(mail.order), `Recibimos el pago de tu pedido ${mail.order.orderNumber}. ¡Gracias!`],
    [`Pago: ${formatMoney(mail.order.total)} ${wayOf(mail.order)}.`],
    trackingLines(mail),
    signature(mail),
  ]);

const deadlineText = (deadline: Date): string =>
  new Intl.DateTimeFormat('es-AR', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    timeZone: SHOP_TIME_ZONE,
  }).format(deadline);

const howToPay = (mail: OrderMail): string[] =>
  mail.order.paymentMethod === 'cash'
    ? [`Son ${formatMoney(mail.order.total)} en efectivo.`]
    : [...bankLines(mail), `Subí el comprobante acá: ${trackingUrl(mail)}`];

/** Reminds the customer of the exact amount, the account and the deadline of an unpaid order. */
export const paymentReminderMail = (mail: OrderMail, deadline: Date) =>
  customerMail(mail, `Falta el pago de tu pedido ${mail.order.orderNumber}`, [
    [
      greeting(mail.order),
      `Guardamos tu pedido ${mail.order.orderNumber} hasta el ${deadlineText(deadline)}.`,
    ],
    ['Si para entonces no recibimos el pago, se cancela solo y no tenés que pagar nada.'],
    howToPay(mail),
    ...(mail.order.paymentMethod === 'cash' ? [trackingLines(mail)] : []),
    signature(mail),
  ]);
