import { z } from '../z';
import { endpoint } from '../http/endpoint';
import { successAnswer } from '../http/responses';
import { reviewSchema } from '../review/review';

/** Number of reviews that the home page quotes. */
export const SHOWCASE_REVIEWS = 6;
/** Stars and characters from which a review is quoted. */
export const QUOTED_STARS = 4;
export const QUOTED_LENGTH = 20;

const quotedReviewSchema = z.extend(
  z.pick(reviewSchema, { _id: true, stars: true, text: true, name: true }),
  {
    product: z.object({ slug: z.string(), title: z.string() }),
  },
);
export type QuotedReview = z.output<typeof quotedReviewSchema>;

const pictureOfCategorySchema = z.object({ category: z.string(), url: z.string() });

/** Pictures and quotes that the home page shows beside its texts and products. */
export const showcaseAnswerSchema = successAnswer({
  /** The picture of the best seller of each category that has products. */
  categories: z.array(pictureOfCategorySchema),
  reviews: z.array(quotedReviewSchema),
});
export type Showcase = Omit<z.output<typeof showcaseAnswerSchema>, 'status'>;

export const readShowcase = endpoint('readShowcase', {
  method: 'GET',
  path: '/showcase',
  access: 'public',
  summary: 'Pictures of the categories and quoted reviews for the home page',
  answer: showcaseAnswerSchema,
});
