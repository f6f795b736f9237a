import { z } from '../z';
import { successAnswer } from '../http/responses';
import { MAX_LINES_PER_ORDER } from '../limits';

const item = z.object({
  productId: z.string().check(z.maxLength(40)),
  quantity: z.number().check(z.int(), z.minimum(1), z.maximum(99)),
});

/** Body of POST /coupons/check; the lines are those of the cart, in their order. */
export const couponCheckSchema = z.object({
  code: z.string().check(z.maxLength(60)),
  items: z.array(item).check(z.minLength(1), z.maxLength(MAX_LINES_PER_ORDER)),
});

/** What a coupon takes off a cart: an `AppliedCoupon` with its code. */
export const couponCheckAnswerSchema = successAnswer({
  coupon: z.object({
    code: z.string(),
    shares: z.array(z.number()),
    freeDelivery: z.boolean(),
    withPaymentDiscount: z.boolean(),
  }),
});
export type CheckedCoupon = z.output<typeof couponCheckAnswerSchema>['coupon'];
