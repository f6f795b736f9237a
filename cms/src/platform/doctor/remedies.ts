/** Texts of remedies for faults that an owner cannot repair herself. */
export const CALL = 'Mostrale este renglón a quien mantiene la tienda';
export const RESTORE = 'recuperá la última copia sana con npm run restore';
