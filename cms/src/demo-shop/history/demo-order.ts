import { type DeliveryMethod, type OrderStatus, type OrderTotals, type PaymentMethod } from '@shop/contract';
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

export type DemoOrder = {
  orderNumber: string;
  businessDay: string;
  at: Date;
  customer: Customer;
  notes: string;
  paymentMethod: PaymentMethod;
  deliveryMethod: DeliveryMethod;
  lines: DemoLine[];
  totals: OrderTotals;
  /** Every status since the order was placed, the current one last. */
  steps: DemoStep[];
};

export const dateOfStatus = ({ steps }: DemoOrder, status: OrderStatus): Date | null =>
  steps.find((step) => step.status === status)?.at ?? null;

export const currentStatus = ({ steps }: DemoOrder): OrderStatus => steps.at(-1)?.status ?? 'pending_manual';

/** Returns whether an order holds units: cancelling released them, refunding did not. */
export const holdsStock = (order: DemoOrder): boolean => currentStatus(order) !== 'cancelled';
