import { quotedReviews } from './quoted-reviews';
import { showsPhoto } from './review-photo';

export const reviews = { showsPhoto, quoted: quotedReviews };
