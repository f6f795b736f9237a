const whole = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 });

/** Whole pesos as the shop writes them: '$18.900', '-$1.500'. */
export const formatMoney = (pesos: number): string =>
  `${pesos < 0 ? '-' : ''}$${whole.format(Math.abs(pesos))}`;

/** Shipping as the shop writes it: 'Gratis' for 0. */
export const formatShipping = (pesos: number): string => (pesos === 0 ? 'Gratis' : formatMoney(pesos));

/** A digits-only field with dots between thousands, as the price of the product form. */
export const groupDigits = (digits: string): string =>
  digits
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .replace(/\B(?=(\d{3})+$)/g, '.');
