/** Labels of the till closings' fields in Strapi's panel. */
export const tillFieldLabels = {
  openingCash: 'Caja inicial ($)',
  expectedCash: 'Efectivo esperado ($)',
  countedCash: 'Efectivo contado ($)',
  difference: 'Diferencia ($)',
  leftCash: 'Queda en la caja ($)',
} as const;
