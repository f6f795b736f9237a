import { z } from './z';
import { orderCasesAnswerSchema } from './case/order-cases';
import { withdrawalDraftSchema } from './case/withdrawal-draft';
import { sharedCartAnswerSchema, sharedCartQuerySchema } from './cart/shared-cart';
import { contactMessageSchema } from './contact/contact-message';
import { couponCheckAnswerSchema, couponCheckSchema } from './coupon/coupon-check';
import type { Endpoint } from './http/endpoint';
import { messages } from './http/errors';
import { messageAnswerSchema, successAnswer } from './http/responses';
import { UPLOAD_PURPOSES } from './images/image-upload';
import { MAX_IMAGE_BYTES } from './limits';
import { createOrderAnswerSchema, maskedOrderSchema, orderSchema } from './order/order';
import { addProofSchema, orderDraftSchema } from './order/order-draft';
import { pageNumber } from './http/page-fields';
import { productAnswerSchema } from './product/product';
import { productListAnswerSchema, productListQuerySchema } from './product/product-list';
import {
  orderLinkQuerySchema,
  productReviewsAnswerSchema,
  reviewableAnswerSchema,
  reviewDraftSchema,
} from './review/review';
import {
  stockAlertAnswerSchema,
  stockAlertDraftSchema,
  stockAlertTokenSchema,
} from './stock-alert/stock-alert';
import { getPolicy } from './policy/read-policy-endpoint';
import { getContent, getShop } from './site-content/read-endpoints';

// This module and its imports reach every shopper's phone: schemas of the back office belong elsewhere.
const linkToken = z.object({ token: z.optional(z.string().check(z.maxLength(200))) });

const uploadAnswerSchema = successAnswer({ url: z.string(), filename: z.string() });

export const listProducts = {
  method: 'GET',
  path: '/products',
  access: 'public',
  summary: 'Catalog, filtered, sorted and in pages',
  query: productListQuerySchema,
  answer: productListAnswerSchema,
} as const satisfies Endpoint;

export const getProduct = {
  method: 'GET',
  path: '/products/:id',
  access: 'public',
  summary: 'One product, by _id or slug',
  answer: productAnswerSchema,
} as const satisfies Endpoint;

export const createOrder = {
  method: 'POST',
  path: '/orders',
  access: 'public',
  summary: 'Place an order',
  body: orderDraftSchema,
  idempotencyKey: true,
  answer: createOrderAnswerSchema,
} as const satisfies Endpoint;

export const getOrderByNumber = {
  method: 'GET',
  path: '/orders/by-number/:orderNumber',
  access: 'public',
  summary: 'Track an order: masked data, or all with the signed link',
  query: z.extend(linkToken, { digits: z.optional(z.string().check(z.maxLength(20))) }),
  answer: successAnswer({ order: z.union([orderSchema, maskedOrderSchema]) }),
} as const satisfies Endpoint;

export const addProof = {
  method: 'POST',
  path: '/orders/by-number/:orderNumber/proof',
  access: 'public',
  summary: 'Add the transfer proof to an order that waits for it',
  body: addProofSchema,
  answer: successAnswer({ order: orderSchema }),
} as const satisfies Endpoint;

export const readSharedCart = {
  method: 'GET',
  path: '/carts/shared',
  access: 'public',
  summary: 'The cart of a link',
  query: sharedCartQuerySchema,
  answer: sharedCartAnswerSchema,
} as const satisfies Endpoint;

export const checkCoupon = {
  method: 'POST',
  path: '/coupons/check',
  access: 'public',
  summary: 'What a coupon takes off a cart',
  body: couponCheckSchema,
  answer: couponCheckAnswerSchema,
} as const satisfies Endpoint;

export const sendContactMessage = {
  method: 'POST',
  path: '/contact',
  access: 'public',
  summary: 'Send a message to the shop',
  body: contactMessageSchema,
  /** `code` exists for withdrawals only. */
  answer: z.object({ ...messageAnswerSchema.shape, code: z.optional(z.string()) }),
} as const satisfies Endpoint;

export const openCase = {
  method: 'POST',
  path: '/cases',
  access: 'public',
  summary: 'Withdraw from a purchase',
  body: withdrawalDraftSchema,
  /** `code` is missing for bots only. */
  answer: z.object({ ...messageAnswerSchema.shape, code: z.optional(z.string()) }),
} as const satisfies Endpoint;

export const listOrderCases = {
  method: 'GET',
  path: '/orders/by-number/:orderNumber/cases',
  access: 'public',
  summary: 'The cases of an order, for the holder of its signed link',
  query: orderLinkQuerySchema,
  answer: orderCasesAnswerSchema,
} as const satisfies Endpoint;

export const uploadProof = {
  method: 'POST',
  path: '/upload/proof',
  access: 'public',
  summary: 'Upload a transfer proof, or a picture of the shop (purpose=content, staff only)',
  multipart: { maxBytes: MAX_IMAGE_BYTES, tooLarge: messages.uploadTooLarge, purposes: UPLOAD_PURPOSES },
  answer: uploadAnswerSchema,
} as const satisfies Endpoint;

export const listProductReviews = {
  method: 'GET',
  path: '/products/:id/reviews',
  access: 'public',
  summary: 'Published reviews of a product, newest first',
  query: z.object({ page: pageNumber }),
  answer: productReviewsAnswerSchema,
} as const satisfies Endpoint;

export const listReviewableLines = {
  method: 'GET',
  path: '/orders/by-number/:orderNumber/reviews',
  access: 'public',
  summary: 'What the holder of the signed link can review',
  query: orderLinkQuerySchema,
  answer: reviewableAnswerSchema,
} as const satisfies Endpoint;

export const createReview = {
  method: 'POST',
  path: '/reviews',
  access: 'public',
  summary: 'Review a bought product with the signed link of its order',
  body: reviewDraftSchema,
  answer: messageAnswerSchema,
} as const satisfies Endpoint;

export const addReviewPhoto = {
  method: 'POST',
  path: '/orders/by-number/:orderNumber/reviews/:line/photo',
  access: 'public',
  summary: "Add a photo to a buyer's review that waits for the shop, or replace it",
  query: orderLinkQuerySchema,
  multipart: { maxBytes: MAX_IMAGE_BYTES, tooLarge: messages.uploadTooLarge },
  answer: messageAnswerSchema,
} as const satisfies Endpoint;

export const removeReviewPhoto = {
  method: 'DELETE',
  path: '/orders/by-number/:orderNumber/reviews/:line/photo',
  access: 'public',
  summary: "Delete the photo of a buyer's review, published or not",
  query: orderLinkQuerySchema,
  answer: messageAnswerSchema,
} as const satisfies Endpoint;

export const createStockAlert = {
  method: 'POST',
  path: '/stock-alerts',
  access: 'public',
  summary: 'Ask to be told when a sold-out variant is back, by mail or by phone',
  body: stockAlertDraftSchema,
  answer: messageAnswerSchema,
} as const satisfies Endpoint;

export const confirmStockAlert = {
  method: 'POST',
  path: '/stock-alerts/confirm',
  access: 'public',
  summary: 'Confirm an alert by mail with the token of its link',
  body: stockAlertTokenSchema,
  answer: stockAlertAnswerSchema,
} as const satisfies Endpoint;

export const cancelStockAlert = {
  method: 'POST',
  path: '/stock-alerts/cancel',
  access: 'public',
  summary: 'Cancel an alert with the token of its link; works more than once',
  body: stockAlertTokenSchema,
  answer: stockAlertAnswerSchema,
} as const satisfies Endpoint;

/** The calls that a shopper's browser makes; `endpoints` has all. */
export const shopperEndpoints = {
  listProducts,
  getProduct,
  createOrder,
  getOrderByNumber,
  addProof,
  readSharedCart,
  checkCoupon,
  getContent,
  getShop,
  getPolicy,
  sendContactMessage,
  openCase,
  listOrderCases,
  uploadProof,
  listProductReviews,
  listReviewableLines,
  createReview,
  addReviewPhoto,
  removeReviewPhoto,
  createStockAlert,
  confirmStockAlert,
  cancelStockAlert,
} as const;
