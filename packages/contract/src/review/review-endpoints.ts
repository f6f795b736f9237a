import { listReviews } from '../dashboard-endpoints';
import type { Endpoint } from '../http/endpoint';
import { successAnswer } from '../http/responses';
import {
  addReviewPhoto,
  createReview,
  listProductReviews,
  listReviewableLines,
  removeReviewPhoto,
} from '../shopper-endpoints';
import { reviewChangeSchema, staffReviewSchema } from './review-moderation';

export const reviewEndpoints = {
  listProductReviews,
  listReviewableLines,
  createReview,
  addReviewPhoto,
  removeReviewPhoto,
  readReviewPhoto: {
    method: 'GET',
    path: '/reviews/photos/:id',
    access: 'public',
    summary: "A buyer's photo as staff see it before it is published, with the signed address of the list",
  },
  listReviews,
  changeReview: {
    method: 'PUT',
    path: '/reviews/:id',
    access: 'admin',
    summary: 'Publish, reject or answer a review',
    body: reviewChangeSchema,
    answer: successAnswer({ review: staffReviewSchema }),
  },
} as const satisfies Record<string, Endpoint>;
