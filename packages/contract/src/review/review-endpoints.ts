import { z } from '../z';
import type { Endpoint } from '../http/endpoint';
import { successStatus } from '../http/responses';
import {
  addReviewPhoto,
  createReview,
  listProductReviews,
  listReviewableLines,
  removeReviewPhoto,
} from '../shopper-endpoints';
import {
  reviewChangeSchema,
  reviewListAnswerSchema,
  reviewListQuerySchema,
  staffReviewSchema,
} from './review-moderation';

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
  listReviews: {
    method: 'GET',
    path: '/reviews',
    access: 'admin',
    summary: 'Reviews, newest first, and the number that waits for a decision',
    query: reviewListQuerySchema,
    answer: reviewListAnswerSchema,
  },
  changeReview: {
    method: 'PUT',
    path: '/reviews/:id',
    access: 'admin',
    summary: 'Publish, reject or answer a review',
    body: reviewChangeSchema,
    answer: z.object({ status: successStatus, review: staffReviewSchema }),
  },
} as const satisfies Record<string, Endpoint>;
