import { routesOf } from '../../../platform/routes';
import review from '../controllers/review';

export default routesOf({
  listProductReviews: review.listOfProduct,
  listReviewableLines: review.listReviewable,
  createReview: review.create,
  addReviewPhoto: review.addPhoto,
  removeReviewPhoto: review.removePhoto,
  readReviewPhoto: review.readPhoto,
  listReviews: review.list,
  changeReview: review.change,
});
