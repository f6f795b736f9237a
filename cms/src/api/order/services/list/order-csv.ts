import {
  channelLabel,
  fulfillmentLabel,
  moneyMethodLabel,
  SHOP_TIME_ZONE,
  spreadsheetDay,
  spreadsheetPhone,
  statusLabel,
  takenText,
  type PaymentWays,
} from '@shop/contract';
import type { TakenByOrder } from '../../../../database/ledger';
import { exportColumns, rowsOf } from '../../../../platform/panel/export-columns';
import { type LineRecord, type OrderRecord } from '../../domain/order-view';

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

const { listed, others } = exportColumns<OrderRecord>('api::order.order', [
  'orderNumber',
  ['fecha', ({ createdAt }) => formatDate(createdAt)],
  ['orderStatus', ({ status }) => statusLabel(status)],
  ['paymentMethod', ({ paymentMethod }) => moneyMethodLabel(paymentMethod)],
  ['deliveryMethod', ({ deliveryMethod }) => (deliveryMethod === 'home' ? 'Envío' : 'Retiro')],
  'fullName',
  'email',
  ['phone', ({ phone }) => spreadsheetPhone(phone)],
  'address',
  'city',
  'postalCode',
  ['lines', ({ lines }) => lines.map(lineText).join(' | ')],
  'subtotal',
  'shippingCost',
  'cashFee',
  'total',
  ['paidAt', ({ paidAt }) => formatDate(paidAt)],
  'notes',
  ['deliveryFrom', promisedText],
  'paymentDiscount',
  'agreedDiscount',
  'paidAmount',
  ['channel', ({ channel }) => channelLabel(channel)],
  ['fulfillment', ({ fulfillment, deliveryMethod }) => fulfillmentLabel(fulfillment, deliveryMethod)],
  'carrier',
  ['deliveredAt', ({ deliveredAt }) => formatDate(deliveredAt)],
  'couponCode',
  'couponDiscount',
]);

/** Returns the rows of the file of orders, its heads first. */
export const orderCsvRows = (orders: readonly OrderRecord[], taken: TakenByOrder, ways: PaymentWays) =>
  rowsOf<OrderRecord>(
    [...listed, ...others, { head: 'Cobrado con', cell: ({ id }) => takenText(taken.get(id) ?? [], ways) }],
    orders,
  );
