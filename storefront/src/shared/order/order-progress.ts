import { moneyState, type Contact, type MaskedOrder, type Order } from '@shop/contract';

export type AnyOrder = Order | MaskedOrder;

/** Returns false for an order whose personal data is masked. */
export const isFullOrder = (order: AnyOrder): order is Order => 'shippingInfo' in order;

export const contactOf = (order: AnyOrder): Contact =>
  isFullOrder(order)
    ? order.shippingInfo
    : {
        fullName: order.customerName,
        email: '',
        phone: '',
        address: '',
        city: order.city,
        postalCode: '',
      };

/** Returns the pesos that a buyer still has to pay; an order that shows no payments costs its total. */
export const dueOf = (order: AnyOrder): number => (isFullOrder(order) ? moneyState(order).due : order.total);
