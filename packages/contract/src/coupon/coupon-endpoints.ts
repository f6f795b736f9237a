import { endpoint } from '../http/endpoint';
import { messageAnswerSchema } from '../http/responses';
import { couponAnswerSchema, couponDraftSchema, couponEditSchema, couponListAnswerSchema } from './coupon';
import { couponCheckAnswerSchema, couponCheckSchema } from './coupon-check';

export const checkCoupon = endpoint('checkCoupon', {
  method: 'POST',
  path: '/coupons/check',
  access: 'public',
  limit: 'checkCoupon',
  summary: 'What a coupon takes off a cart',
  body: couponCheckSchema,
  answer: couponCheckAnswerSchema,
});

export const listCoupons = endpoint('listCoupons', {
  method: 'GET',
  path: '/coupons',
  access: 'admin',
  summary: 'All coupons with their uses, the newest first',
  answer: couponListAnswerSchema,
});

export const createCoupon = endpoint('createCoupon', {
  method: 'POST',
  path: '/coupons',
  access: 'admin',
  summary: 'Create a coupon',
  body: couponDraftSchema,
  answer: couponAnswerSchema,
});

export const updateCoupon = endpoint('updateCoupon', {
  method: 'PUT',
  path: '/coupons/:id',
  access: 'admin',
  summary: 'Change, pause or resume a coupon',
  body: couponEditSchema,
  answer: couponAnswerSchema,
});

export const deleteCoupon = endpoint('deleteCoupon', {
  method: 'DELETE',
  path: '/coupons/:id',
  access: 'admin',
  summary: 'Delete a coupon that no order has used',
  answer: messageAnswerSchema,
});
