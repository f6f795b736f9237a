const WORD_ENDS = /[a-z\d](?=[A-Z])|[a-z]{2}(?=\d)/g;

/** Converts a content name ('MapPin') or a sprite id ('map-pin') to the sprite id. */
export const iconId = (name: string): string => name.replace(WORD_ENDS, '$&-').toLowerCase();
