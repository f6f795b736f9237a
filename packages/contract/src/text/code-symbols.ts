/** Symbols of codes that people read aloud and copy by hand: without 0, O, 1 and I. */
export const CODE_SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
