const WORD_BEGINS = /(?<=[a-z\d])[A-Z]|(?<=[a-z]{2})\d/g;

/** The sprite's id for a name, as the content keeps it ('MapPin') or as the sprite does ('map-pin'). */
export const iconId = (name: string): string => name.replace(WORD_BEGINS, '-$&').toLowerCase();
