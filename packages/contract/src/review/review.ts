import { z } from '../z';
import { successAnswer } from '../http/responses';
import { optionalParagraph } from '../text/text-fields';
import { wholeNumber } from '../text/value-fields';
import { reviewMessages } from './review-messages';
import { FITS, MAX_REVIEW_TEXT } from './review-summary';
import { reviewSummarySchema } from './review-summary-schema';

const stars = wholeNumber(1, 5, reviewMessages.stars);

/** A published review as everybody reads it: of its author only the first name. */
export const reviewSchema = z.object({
  _id: z.string(),
  stars: z.number(),
  fit: z.enum(FITS),
  text: z.string(),
  size: z.nullable(z.string()),
  color: z.nullable(z.string()),
  name: z.string(),
  /** The shop's answer; '' without one. */
  answer: z.string(),
  /** Address of the buyer's photo; absent without one. */
  photo: z.optional(z.string()),
  createdAt: z.string(),
});
export type Review = z.output<typeof reviewSchema>;

/** Published reviews of a product; no list and no summary below MIN_SHOWN_REVIEWS. */
export const productReviewsAnswerSchema = successAnswer({
  reviews: z.array(reviewSchema),
  summary: z.nullable(reviewSummarySchema),
  page: z.number(),
  totalPages: z.number(),
});

const token = z.string(reviewMessages.token).check(z.maxLength(200, reviewMessages.token));

/** A line of an order with whether its buyer has already reviewed it. */
export const reviewableLineSchema = z.object({
  line: z.number(),
  title: z.string(),
  size: z.nullable(z.string()),
  color: z.nullable(z.string()),
  reviewed: z.boolean(),
  hasPhoto: z.boolean(),
  /** True while a photo can be added or replaced: the review waits for the shop. */
  takesPhoto: z.boolean(),
});
export type ReviewableLine = z.output<typeof reviewableLineSchema>;

/** Query of the calls that the signed link of an order authorizes. */
export const orderLinkQuerySchema = z.object({ token });

export const reviewableAnswerSchema = successAnswer({ lines: z.array(reviewableLineSchema) });

/** Body of POST /reviews: the order's link authorizes its buyer, `line` is the position in the order. */
export const reviewDraftSchema = z.object({
  orderNumber: z.string(reviewMessages.line).check(z.maxLength(40, reviewMessages.line)),
  token,
  line: z.number(reviewMessages.line).check(z.int(reviewMessages.line), z.minimum(1), z.maximum(1000)),
  stars,
  fit: z.enum(FITS, reviewMessages.fit),
  text: optionalParagraph(MAX_REVIEW_TEXT),
});
export type ReviewDraft = z.output<typeof reviewDraftSchema>;
