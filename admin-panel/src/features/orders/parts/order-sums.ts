import { type AdminOrder, paymentDiscountLabel } from '@shop/contract';
import { formatMoney, formatShipping } from '@shop/web-kit/format';
import { texts } from '../detail/texts.ts';

type Discounts = 'couponCode' | 'couponDiscount' | 'paymentDiscount' | 'agreedDiscount';
type Summed = Pick<AdminOrder, Discounts | 'paymentMethod' | 'subtotal' | 'shippingCost' | 'cashFee'>;

const discount = (amount: number): string => (amount > 0 ? formatMoney(-amount) : '');

/** Lists what the total of an order is made of; `freeDelivery` stands for a coupon that takes nothing off the goods. */
export const orderSums = (order: Summed, freeDelivery = '') =>
  [
    { label: texts.subtotal, value: formatMoney(order.subtotal) },
    {
      label: texts.coupon(order.couponCode),
      value: discount(order.couponDiscount) || (order.couponCode && freeDelivery),
    },
    { label: paymentDiscountLabel(order.paymentMethod), value: discount(order.paymentDiscount) },
    { label: texts.agreedDiscount, value: discount(order.agreedDiscount) },
    { label: texts.shipping, value: formatShipping(order.shippingCost) },
    { label: texts.cashFee, value: order.cashFee > 0 ? formatMoney(order.cashFee) : '' },
  ].filter(({ value }) => value !== '');
