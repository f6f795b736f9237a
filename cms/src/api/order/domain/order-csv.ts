import {
  channelLabel,
  fulfillmentLabel,
  moneyMethodLabel,
  SHOP_TIME_ZONE,
  spreadsheetDay,
  spreadsheetPhone,
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

const promisedText = ({ deliveryFrom, deliveryTo }: OrderRecord): string => {
  if (!deliveryFrom) return '';
  return deliveryTo
    ? `${spreadsheetDay(deliveryFrom)} a ${spreadsheetDay(deliveryTo)}`
    : `desde ${spreadsheetDay(deliveryFrom)}`;
};

const lineText = ({ quantity, title, size, color }: LineRecord): string =>
  `${quantity} x ${[title, size, color].filter(Boolean).join(' ')}`;

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
    spreadsheetPhone(order.phone),
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
