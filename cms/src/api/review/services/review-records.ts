import { reviewSchema, staffReviewSchema, type Review, type StaffReview } from '@shop/contract';
import type { Connection, Trx } from '../../../database/connection';
import type { RecordOf } from '../../../database/gateway/record-types';
import { records } from '../../../database/gateway/records';
import { linkNoteOf } from '../../../platform/access/link-actor';
import { signedQuery } from '../../../platform/access/signed-link';
import { asAnswer } from '../../../platform/http/as-answer';
import { photoAddress, photoSubject, staffPhotoAddress } from '../domain/photo-addresses';

const LINK_MINUTES = 60;

export type ReviewRecord = RecordOf<'api::review.review'>;

export const reviewsIn = (db: Connection | Trx) => records('api::review.review', db);

/** Returns a stored review as everybody may read it. */
export const asReview = (review: ReviewRecord): Review =>
  asAnswer(reviewSchema, review, {
    photo: review.photo && !review.photoHidden ? photoAddress(review.photo) : undefined,
  });

const staffPhoto = (id: string) => ({
  id,
  url: `${staffPhotoAddress(id)}${signedQuery(photoSubject(id), LINK_MINUTES)}`,
});

/** Returns a review with its product's title as staff read it. */
export const asStaffReview = (review: ReviewRecord, product?: { title: string }): StaffReview =>
  asAnswer(staffReviewSchema, review, {
    photo: review.photo ? staffPhoto(review.photo) : undefined,
    product: { _id: review.productId, title: product?.title ?? '' },
    linkNote: linkNoteOf(review.actor),
  });
