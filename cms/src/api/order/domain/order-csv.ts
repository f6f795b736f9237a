import { SHOP_TIME_ZONE, statusLabel } from '@shop/contract';
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
];

const dateFormat = new Intl.DateTimeFormat('es-AR', {
  timeZone: SHOP_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
  hour12: false,
});
const formatDate = (iso: string | null): string => (iso ? dateFormat.format(new Date(iso)) : '');

const lineText = ({ quantity, title, size, color }: LineRecord): string =>
  `${quantity} x ${[title, size, color].filter(Boolean).join(' ')}`;

export const orderCsvRows = (orders: readonly OrderRecord[]): (string | number)[][] => [
  HEADER,
  ...orders.map((order) => [
    order.orderNumber,
    formatDate(order.createdAt),
    statusLabel(order.status),
    order.paymentMethod === 'cash' ? 'Efectivo' : 'Transferencia',
    order.deliveryMethod === 'home' ? 'Envío' : 'Retiro',
    order.fullName,
    order.email,
    order.phone,
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
  ]),
];
