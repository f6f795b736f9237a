const whole = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 });

/** Formats whole pesos: '$18.900', '-$1.500'. */
export const formatMoney = (pesos: number): string =>
  `${pesos < 0 ? '-' : ''}$${whole.format(Math.abs(pesos))}`;

export const formatShipping = (pesos: number): string => (pesos === 0 ? 'Gratis' : formatMoney(pesos));

export const groupDigits = (digits: string): string =>
  digits
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .replace(/\B(?=(\d{3})+$)/g, '.');
