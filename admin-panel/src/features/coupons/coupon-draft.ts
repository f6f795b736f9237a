import { type Coupon, type CouponInput, type CouponKind } from '@shop/contract';

/** A coupon as it is typed: numbers are texts, and an empty one stands for none. */
export type CouponForm = {
  code: string;
  kind: CouponKind;
  value: string;
  minimum: string;
  from: string;
  to: string;
  maxUses: string;
  categories: readonly string[];
  oncePerClient: boolean;
  onDiscounted: boolean;
  withPaymentDiscount: boolean;
  active: boolean;
};

export const emptyForm: CouponForm = {
  code: '',
  kind: 'percent',
  value: '10',
  minimum: '0',
  from: '',
  to: '',
  maxUses: '',
  categories: [],
  oncePerClient: false,
  onDiscounted: true,
  withPaymentDiscount: true,
  active: true,
};

export const formOf = (coupon: Coupon): CouponForm => ({
  ...coupon,
  value: String(coupon.value),
  minimum: String(coupon.minimum),
  from: coupon.from ?? '',
  to: coupon.to ?? '',
  maxUses: coupon.maxUses === null ? '' : String(coupon.maxUses),
});

/** Returns the body of the call. */
export const bodyOf = (form: CouponForm): CouponInput => ({
  code: form.code,
  kind: form.kind,
  categories: [...form.categories],
  active: form.active,
  value: form.kind === 'free_delivery' ? 0 : Number(form.value),
  minimum: Number(form.minimum),
  from: form.from || null,
  to: form.to || null,
  maxUses: form.maxUses === '' ? null : Number(form.maxUses),
  oncePerClient: form.oncePerClient,
  onDiscounted: form.onDiscounted,
  withPaymentDiscount: form.withPaymentDiscount,
});
