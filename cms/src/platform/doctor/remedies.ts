/** Texts of remedies for faults that an owner cannot repair herself. */
export const CALL = 'Mostrale este renglón a quien mantiene la tienda';
export const RESTORE = 'recuperá la última copia sana con npm run restore';
export const PAYMENTS = `Mirá los pagos de la orden antes de cobrar o devolver. ${CALL}.`;
