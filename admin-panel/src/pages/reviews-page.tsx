export { Reviews as Component } from '#features/reviews/reviews.tsx';
