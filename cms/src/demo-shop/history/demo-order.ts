import {
  type AppliedCoupon,
  type CouponTerms,
  type DeliveryMethod,
  type Fulfillment,
  type OrderStatus,
  type OrderTotals,
  type PaymentMethod,
  type SalesChannel,
} from '@shop/contract';
import { type Customer } from './customers';

export type DemoLine = {
  /** Indexes of the product and of its stock item. */
  product: number;
  item: number;
  size: string | null;
  color: string | null;
  quantity: number;
  unitPrice: number;
};

export type DemoStep = { status: OrderStatus; at: Date };

export type DemoDelivery = { fulfillment: Fulfillment; at: Date; carrier: string };

export type DemoCoupon = { applied: AppliedCoupon & { code: string }; terms: CouponTerms };

export type PlacedOrder = {
  orderNumber: string;
  businessDay: string;
  at: Date;
  customer: Customer;
  notes: string;
  channel: SalesChannel;
  coupon: DemoCoupon | null;
  /** When a reservation lapses; null without a deadline. */
  expiresAt: Date | null;
  paymentMethod: PaymentMethod;
  deliveryMethod: DeliveryMethod;
  lines: DemoLine[];
  totals: OrderTotals;
  /** Every status since the order was placed, the current one last. */
  steps: DemoStep[];
};

/** An order with the steps of its goods, the current one last; none while they are to be prepared. */
export type DemoOrder = PlacedOrder & { deliveries: DemoDelivery[] };

export const dateOfStatus = ({ steps }: PlacedOrder, status: OrderStatus): Date | null =>
  steps.find((step) => step.status === status)?.at ?? null;

export const currentStatus = ({ steps }: PlacedOrder): OrderStatus =>
  steps.at(-1)?.status ?? 'pending_manual';

/** Returns whether an order holds units: cancelling released them, refunding did not. */
export const holdsStock = (order: DemoOrder): boolean => currentStatus(order) !== 'cancelled';
