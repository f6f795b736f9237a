import type { Endpoint } from '../http/endpoint';
import { messageAnswerSchema } from '../http/responses';
import { checkCoupon } from '../shopper-endpoints';
import { couponAnswerSchema, couponDraftSchema, couponEditSchema, couponListAnswerSchema } from './coupon';

export const couponEndpoints = {
  checkCoupon,
  listCoupons: {
    method: 'GET',
    path: '/coupons',
    access: 'admin',
    summary: 'All coupons with their uses, the newest first',
    answer: couponListAnswerSchema,
  },
  createCoupon: {
    method: 'POST',
    path: '/coupons',
    access: 'admin',
    summary: 'Create a coupon',
    body: couponDraftSchema,
    answer: couponAnswerSchema,
  },
  updateCoupon: {
    method: 'PUT',
    path: '/coupons/:id',
    access: 'admin',
    summary: 'Change, pause or resume a coupon',
    body: couponEditSchema,
    answer: couponAnswerSchema,
  },
  deleteCoupon: {
    method: 'DELETE',
    path: '/coupons/:id',
    access: 'admin',
    summary: 'Delete a coupon that no order has used',
    answer: messageAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
