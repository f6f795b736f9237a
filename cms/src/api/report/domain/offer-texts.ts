/** Spanish texts of the report of offers. */
export const offerTexts = {
  current: 'Ofertas vigentes',
  currentIs: (days: number) =>
    `Productos activos con descuento hoy. El precio tachado se muestra si de verdad se pidió en los ${days} días anteriores a la oferta.`,
  past: 'Ofertas que terminaron',
  pastIs: 'Ofertas que terminaron en el período, según la regla de hoy.',
  product: 'Producto',
  struck: 'Precio tachado',
  offered: 'Precio de oferta',
  since: 'Desde',
  until: 'Hasta',
  days: 'Días de oferta',
  lastAsked: 'Se pidió por última vez',
  askedDays: 'Días que se pidió',
  state: 'En la tienda',
  shown: 'Se muestra',
  hidden: (days: number) => `No se muestra: nunca se pidió en los ${days} días anteriores`,
} as const;
