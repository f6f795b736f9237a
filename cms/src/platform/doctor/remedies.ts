/** What an owner can do about a fault that she cannot repair. */
export const CALL = 'Mostrale este renglón a quien mantiene la tienda';
export const RESTORE = 'recuperá la última copia sana con npm run restore';
