import { z } from '../z';
import { endpoint } from '../http/endpoint';
import { messages } from '../http/errors';
import { pageNumber } from '../http/paging';
import { messageAnswerSchema, successAnswer } from '../http/responses';
import { MAX_IMAGE_BYTES } from '../limits';
import {
  orderLinkQuerySchema,
  productReviewsAnswerSchema,
  reviewDraftSchema,
  reviewableAnswerSchema,
} from './review';
import {
  reviewChangeSchema,
  reviewListAnswerSchema,
  reviewListQuerySchema,
  staffReviewSchema,
} from './review-moderation';

export const listProductReviews = endpoint('listProductReviews', {
  method: 'GET',
  path: '/products/:id/reviews',
  access: 'public',
  summary: 'Published reviews of a product, newest first',
  query: z.object({ page: pageNumber }),
  answer: productReviewsAnswerSchema,
});

export const listReviewableLines = endpoint('listReviewableLines', {
  method: 'GET',
  path: '/orders/by-number/:orderNumber/reviews',
  access: 'public',
  limit: 'trackOrder',
  summary: 'What the holder of the signed link can review',
  query: orderLinkQuerySchema,
  answer: reviewableAnswerSchema,
});

export const createReview = endpoint('createReview', {
  method: 'POST',
  path: '/reviews',
  access: 'public',
  limit: 'createReview',
  summary: 'Review a bought product with the signed link of its order',
  body: reviewDraftSchema,
  answer: messageAnswerSchema,
});

export const addReviewPhoto = endpoint('addReviewPhoto', {
  method: 'POST',
  path: '/orders/by-number/:orderNumber/reviews/:line/photo',
  access: 'public',
  limit: 'addReviewPhoto',
  summary: "Add a photo to a buyer's review that waits for the shop, or replace it",
  query: orderLinkQuerySchema,
  multipart: { maxBytes: MAX_IMAGE_BYTES, tooLarge: messages.uploadTooLarge },
  answer: messageAnswerSchema,
});

export const removeReviewPhoto = endpoint('removeReviewPhoto', {
  method: 'DELETE',
  path: '/orders/by-number/:orderNumber/reviews/:line/photo',
  access: 'public',
  limit: 'addReviewPhoto',
  summary: "Delete the photo of a buyer's review, published or not",
  query: orderLinkQuerySchema,
  answer: messageAnswerSchema,
});

export const readReviewPhoto = endpoint('readReviewPhoto', {
  method: 'GET',
  path: '/reviews/photos/:id',
  access: 'public',
  summary: "A buyer's photo as staff see it before it is published, with the signed address of the list",
});

export const listReviews = endpoint('listReviews', {
  method: 'GET',
  path: '/reviews',
  access: 'admin',
  summary: 'Reviews, newest first, and the number that waits for a decision',
  query: reviewListQuerySchema,
  answer: reviewListAnswerSchema,
});

export const changeReview = endpoint('changeReview', {
  method: 'PUT',
  path: '/reviews/:id',
  access: 'admin',
  summary: 'Publish, reject or answer a review',
  body: reviewChangeSchema,
  answer: successAnswer({ review: staffReviewSchema }),
});
