import { awaitsProof, orderPromiseText, type CheckoutContent } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { contactOf, isFullOrder, isStopped, type AnyOrder } from '#shared/order/order-progress.ts';
import { texts as orderTexts } from '#shared/order/texts.ts';
import { texts } from './texts.ts';

export type Fact = readonly [label: string, text: string];

function paymentState({ status }: AnyOrder): string {
  if (status === 'cancelled') return '';
  if (status === 'paid' || status === 'refunded') return texts.paymentState[status];
  return texts.paymentState.pending;
}

export function generalFacts(order: AnyOrder): Fact[] {
  const { fullName, email, phone } = contactOf(order);
  return [
    [texts.date, formatDateTime(order.createdAt)],
    [texts.customer, fullName],
    [texts.email, email],
    [texts.phone, phone],
    [
      texts.payment,
      [orderTexts.payment[order.paymentMethod], paymentState(order)].filter(Boolean).join(' · '),
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
  const arrival: Fact[] = [
    [texts.carrier, isFullOrder(order) && order.fulfillment === 'in_transit' ? order.carrier : ''],
    [texts.deliveredOn[order.deliveryMethod], order.deliveredAt ? formatDateTime(order.deliveredAt) : ''],
  ];
  const notes: Fact[] = isFullOrder(order) ? [[texts.notes, order.shippingInfo.notes || order.notes]] : [];
  return [[texts.method, texts.methods[order.deliveryMethod]], ...destination, ...arrival, ...notes];
}
