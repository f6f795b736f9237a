import { showsPhoto } from './review-photo';

export const reviews = { showsPhoto };
