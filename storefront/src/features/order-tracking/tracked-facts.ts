import {
  awaitsProof,
  buyerProgress,
  GIFT,
  isStopped,
  orderPromiseText,
  type CheckoutContent,
  type Order,
} from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { contactOf, isFullOrder, type AnyOrder } from '#shared/order/order-progress.ts';
import { texts as orderTexts } from '#shared/order/texts.ts';
import { texts } from './texts.ts';

export type Fact = readonly [label: string, text: string];

export function generalFacts(order: AnyOrder): Fact[] {
  const { fullName, email, phone } = contactOf(order);
  return [
    [texts.date, formatDateTime(order.createdAt)],
    [texts.customer, fullName],
    [texts.email, email],
    [texts.phone, phone],
    [
      texts.payment,
      [order.paymentName ?? orderTexts.payment[order.paymentMethod], buyerProgress(order).money.text]
        .filter(Boolean)
        .join(' · '),
    ],
    [texts.invoice, (isFullOrder(order) && order.invoice?.number) || ''],
    [texts.proof, order.hasTransferProof && !awaitsProof(order) ? orderTexts.proof.received : ''],
  ];
}

// A promise stands as it was placed; an order without one shows what the shop says today.
const expectedText = (order: AnyOrder, estimatedDays: string): string =>
  order.deliveryFrom || order.deliveredAt || isStopped(order.status)
    ? orderPromiseText(order)
    : estimatedDays;

function homeFacts(order: AnyOrder, estimatedDays: string): Fact[] {
  const { address, city, postalCode } = contactOf(order);
  return [
    [texts.address, address],
    [texts.city, [city, postalCode].filter(Boolean).join(', ')],
    [texts.expected, expectedText(order, estimatedDays)],
  ];
}

// The goods of a stopped order go nowhere, and no delivery of it counts as done.
function arrivalFacts(order: AnyOrder): Fact[] {
  if (isStopped(order.status)) return [];
  const { deliveredAt, deliveryMethod } = order;
  return [
    [texts.carrier, isFullOrder(order) && order.fulfillment === 'in_transit' ? order.carrier : ''],
    [texts.deliveredOn[deliveryMethod], deliveredAt ? formatDateTime(deliveredAt) : ''],
  ];
}

const giftFacts = ({ isGift, giftMessage }: Order): Fact[] =>
  isGift ? [[GIFT, giftMessage || texts.noGiftMessage]] : [];

export function deliveryFacts(order: AnyOrder, checkout: CheckoutContent): Fact[] {
  const { meetingPoint } = checkout.deliveryInfo;
  const destination: Fact[] =
    order.deliveryMethod === 'home'
      ? homeFacts(order, checkout.shipping.homeDelivery.estimatedDays)
      : [
          [texts.place, meetingPoint.address],
          [texts.schedule, meetingPoint.schedule],
          [texts.expectedPickup, orderPromiseText(order)],
        ];
  const typed: Fact[] = isFullOrder(order)
    ? [[texts.notes, order.shippingInfo.notes || order.notes], ...giftFacts(order)]
    : [];
  return [
    [texts.method, texts.methods[order.deliveryMethod]],
    ...destination,
    ...arrivalFacts(order),
    ...typed,
  ];
}
