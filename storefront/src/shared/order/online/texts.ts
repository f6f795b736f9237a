export const texts = {
  unpaid: 'Falta el pago. Lo hacés en la página de Mercado Pago y volvés acá.',
  waiting: 'Estamos esperando la confirmación del pago. Puede tardar unos segundos.',
  pay: 'Pagar con Mercado Pago',
  opening: 'Abriendo Mercado Pago…',
  failed: 'No pudimos abrir Mercado Pago. Probá de nuevo en unos minutos.',
} as const;
