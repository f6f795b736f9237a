const whole = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 });

/** Formats whole pesos: '$18.900', '-$1.500'. */
export const formatMoney = (pesos: number): string =>
  `${pesos < 0 ? '-' : ''}$${whole.format(Math.abs(pesos))}`;

/** Formats a shipping cost, 'Gratis' for 0. */
export const formatShipping = (pesos: number): string => (pesos === 0 ? 'Gratis' : formatMoney(pesos));

/** Puts dots between the thousands of a digits-only field. */
export const groupDigits = (digits: string): string =>
  digits
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .replace(/\B(?=(\d{3})+$)/g, '.');
