/** The fits of a garment compared with the size guide: smaller, close to the body, or larger. */
export const GARMENT_FITS = ['small', 'snug', 'large'] as const;
export type GarmentFit = (typeof GARMENT_FITS)[number];

/** Names of the fits, as staff choose them and CSV files spell them. */
export const FIT_NAMES: Record<GarmentFit, string> = { small: 'chico', snug: 'justo', large: 'grande' };
