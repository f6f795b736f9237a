/** Returns the address at which everybody sees a photo while its review shows it. */
export const photoAddress = (id: string): string => `/uploads/review-photos/${id}.jpg`;

/** Returns the address at which staff see a photo; it grants no access without a signature. */
export const staffPhotoAddress = (id: string): string => `/api/reviews/photos/${id}`;

/** Returns what the signature of a staff address names. */
export const photoSubject = (id: string): string => `review photo ${id}`;

/** Returns the key of a stored photo without its ending. */
export const photoKey = (id: string): string => `review-photos/${id}`;
