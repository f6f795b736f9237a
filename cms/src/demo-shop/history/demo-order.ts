import { type DeliveryMethod, type OrderStatus, type OrderTotals, type PaymentMethod } from '@shop/contract';
import { type Customer } from './customers';

export type DemoLine = {
  /** Place of the product, and of the item on its shelf. */
  product: number;
  item: number;
  size: string | null;
  color: string | null;
  quantity: number;
  unitPrice: number;
};

export type DemoStep = { status: OrderStatus; at: Date };

/** An order that the demo shop remembers. */
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
  /** The statuses it went through, the first one when it was placed. */
  steps: DemoStep[];
};

/** When an order reached a status, if it did. */
export const reached = ({ steps }: DemoOrder, status: OrderStatus): Date | null =>
  steps.find((step) => step.status === status)?.at ?? null;

export const statusOf = ({ steps }: DemoOrder): OrderStatus => steps.at(-1)?.status ?? 'pending_manual';

/** A cancelled order has given its units back; a refunded one has not. */
export const holdsStock = (order: DemoOrder): boolean => statusOf(order) !== 'cancelled';
