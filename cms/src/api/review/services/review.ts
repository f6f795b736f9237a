import { showsPhoto } from './review-photo';
import { reviewedLines } from './reviewed-lines';

const reviewService = () => ({ showsPhoto, reviewedLines });

export default reviewService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::review.review': ReturnType<typeof reviewService>;
  }
}
