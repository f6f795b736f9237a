import {
  channelLabel,
  fulfillmentLabel,
  moneyMethodLabel,
  SHOP_TIME_ZONE,
  statusLabel,
} from '@shop/contract';
import { type LineRecord, type OrderRecord } from './order-view';

const HEADER = [
  'numero',
  'fecha',
  'estado',
  'pago',
  'entrega',
  'cliente',
  'email',
  'telefono',
  'direccion',
  'ciudad',
  'codigo postal',
  'productos',
  'subtotal',
  'envio',
  'recargo efectivo',
  'total',
  'pagado el',
  'notas',
  'Entrega prometida',
  'Descuento por forma de pago',
  'Descuento acordado',
  'Cobrado',
  'Canal',
  'Paso de la entrega',
  'Transportista',
  'Entregada el',
  'Cupón',
  'Descuento del cupón',
];

const dateFormat = new Intl.DateTimeFormat('es-AR', {
  timeZone: SHOP_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
  hour12: false,
});
const formatDate = (iso: string | null): string => (iso ? dateFormat.format(new Date(iso)) : '');

const dayText = (day: string): string => day.split('-').reverse().join('/');

const promisedText = ({ deliveryFrom, deliveryTo }: OrderRecord): string => {
  if (!deliveryFrom) return '';
  return deliveryTo ? `${dayText(deliveryFrom)} a ${dayText(deliveryTo)}` : `desde ${dayText(deliveryFrom)}`;
};

const lineText = ({ quantity, title, size, color }: LineRecord): string =>
  `${quantity} x ${[title, size, color].filter(Boolean).join(' ')}`;

// A leading plus would be read as a formula; '(+54) 9 299 456-7890' is text, and readable.
const phoneText = (phone: string): string =>
  phone.replace(/^\+\s*(54|\d{1,3}\b)?\s*/, (_, code: string | undefined) => `(+${code ?? ''}) `);

export const orderCsvRows = (orders: readonly OrderRecord[]): (string | number)[][] => [
  HEADER,
  ...orders.map((order) => [
    order.orderNumber,
    formatDate(order.createdAt),
    statusLabel(order.status),
    moneyMethodLabel(order.paymentMethod),
    order.deliveryMethod === 'home' ? 'Envío' : 'Retiro',
    order.fullName,
    order.email,
    phoneText(order.phone),
    order.address,
    order.city,
    order.postalCode,
    order.lines.map(lineText).join(' | '),
    order.subtotal,
    order.shippingCost,
    order.cashFee,
    order.total,
    formatDate(order.paidAt),
    order.notes,
    promisedText(order),
    order.paymentDiscount,
    order.agreedDiscount,
    order.paidAmount,
    channelLabel(order.channel),
    fulfillmentLabel(order.fulfillment, order.deliveryMethod),
    order.carrier,
    formatDate(order.deliveredAt),
    order.couponCode,
    order.couponDiscount,
  ]),
];
