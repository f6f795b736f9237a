import { showsPhoto } from './review-photo';

const reviewService = () => ({ showsPhoto });

export default reviewService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::review.review': ReturnType<typeof reviewService>;
  }
}
