/** Spanish texts of the funnel. */
export const funnelTexts = {
  steps: 'Embudo de compra',
  stepsAre:
    'Visitantes distintos de cada día según el día de la visita, sumados, y las órdenes hechas en la web, también las canceladas; sin el equipo, sin robots y sin órdenes eliminadas.',
  byDay: 'Embudo por día',
  byDayIs:
    'Visitantes distintos de cada día según el día de la visita, y las órdenes que se hicieron ese día en la web, también las canceladas; sin el equipo, sin robots y sin órdenes eliminadas.',
  day: 'Día',
  step: 'Paso',
  counted: 'Cantidad',
  ofBefore: '% del paso anterior',
  ofFirst: '% de los que vieron',
  previous: 'Antes',
  previousOfBefore: 'Antes: % del paso anterior',
  previousOfFirst: 'Antes: % de los que vieron',
  ordersOfViews: 'Órdenes, % de los que vieron',
  names: {
    view: 'Vieron un producto',
    cart: 'Tuvieron algo en el carrito',
    checkout: 'Abrieron el checkout',
    order: 'Órdenes en la web',
  },
} as const;
