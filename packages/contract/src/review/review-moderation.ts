import { z } from '../z';
import { pageAnswer, pageQuery } from '../http/paging';
import { MESSAGES_PAGE_SIZE } from '../limits';
import { paragraph } from '../text/text-fields';
import { reviewSchema } from './review';
import { reviewMessages } from './review-messages';
import { MAX_REVIEW_TEXT } from './review-summary';

export const REVIEW_STATES = ['pending', 'published', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Days after which the photo of a rejected review, or one that staff hid, is deleted. */
export const WITHDRAWN_PHOTO_DAYS = 30;

/** A review as staff read it, with its product, order and state. */
export const staffReviewSchema = z.extend(reviewSchema, {
  state: z.enum(REVIEW_STATES),
  /** The private photo: its id, and an address that works for an hour. */
  photo: z.optional(z.object({ id: z.string(), url: z.string() })),
  /** True when staff publish the review without its photo. */
  photoHidden: z.boolean(),
  product: z.object({ _id: z.string(), title: z.string() }),
  orderNumber: z.string(),
  /** Says that the link with which it was written was fetched by staff, and by whom; '' for the buyer's own. */
  linkNote: z.optional(z.string()),
});
export type StaffReview = z.output<typeof staffReviewSchema>;

export const reviewListQuerySchema = z.object({
  ...pageQuery(MESSAGES_PAGE_SIZE),
  state: z.optional(z.enum(REVIEW_STATES, reviewMessages.badState)),
});
export type ReviewListQuery = z.output<typeof reviewListQuerySchema>;

export const reviewListAnswerSchema = pageAnswer('reviews', staffReviewSchema, {
  /** All reviews that wait for a decision, whatever the filter. */
  pending: z.number(),
});

const decided = {
  state: z.optional(z.enum(REVIEW_STATES, reviewMessages.badChange)),
  answer: z.optional(paragraph(MAX_REVIEW_TEXT)),
  photoHidden: z.optional(z.boolean(reviewMessages.badChange)),
};

export const reviewChangeSchema = z
  .object({
    ...decided,
    /** The values that staff decided on: if another person has changed them, the call fails with 409 STALE_FIELDS. */
    seen: z.optional(z.object(decided)),
    /** Id of the photo that staff saw: no other one is published. */
    seenPhoto: z.optional(z.string(reviewMessages.badChange).check(z.maxLength(40))),
  })
  .check(
    z.refine(
      ({ state, answer, photoHidden }) => [state, answer, photoHidden].some((value) => value !== undefined),
      reviewMessages.badChange,
    ),
  );
export type ReviewChange = z.output<typeof reviewChangeSchema>;
