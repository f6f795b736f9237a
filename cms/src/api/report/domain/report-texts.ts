/** Spanish texts of the reports: titles, explanations and column labels. */
export const reportTexts = {
  unknownReport: 'Ese informe no existe.',
  unknownTable: 'Ese informe no tiene esa tabla.',
  capped: (title: string, shown: number, all: number) => `${title} (${shown} de ${all})`,

  total: 'Total',
  day: 'Día',
  method: 'Medio de pago',

  takingsByDay: 'Cobros por día',
  takingsByDayIs:
    'Plata que entró y salió según el día en que se cobró o devolvió, sin importar de qué día es la orden ni si después se canceló o se eliminó.',
  takingsByMethod: 'Cobros por medio de pago',
  takingsByMethodIs:
    'La misma plata por medio de pago, según el día en que se cobró o devolvió; lo que se anuló se descuenta de su columna el día en que se anuló.',
  payments: 'Cobrado',
  refunds: 'Devuelto',
  net: 'Neto',
  entries: 'Movimientos',

  salesByDay: 'Ventas por día',
  salesByDayIs:
    'Órdenes según el día en que se hicieron, sin las canceladas ni las eliminadas; los ingresos son el total de las que hoy están pagadas. Lo cobrado, neto de devoluciones, está en Cobros.',
  orders: 'Órdenes',
  units: 'Unidades',
  products: 'Productos',
  discounts: 'Descuentos',
  delivery: 'Envío',
  fees: 'Recargos',
  paid: 'Pagadas',
  revenue: 'Ingresos (total de las pagadas)',

  product: 'Producto',
  size: 'Talle',
  color: 'Color',
  noSize: 'Sin talle',
  noColor: 'Sin color',
  stock: 'Stock de hoy',
  money: 'Importe',
  shareOfUnits: '% de las unidades',
  shareOfMoney: '% del importe',
  bestByUnits: 'Más vendidos por unidades',
  bestByUnitsIs:
    'Unidades de las órdenes según el día en que se hicieron, sin las canceladas, las reembolsadas ni las eliminadas.',
  bestByMoney: 'Más vendidos por importe',
  bestByMoneyIs:
    'Importe según el día en que se hizo la orden, con la rebaja de cada producto y el cupón descontados; no descuenta lo acordado ni la forma de pago, y no suma el envío.',
  worst: 'Menos vendidos',
  worstIs:
    'Productos que hoy están activos, los que menos se vendieron primero según el día de la orden; entre los que no se vendieron, los que más stock tienen.',
  soldBySize: 'Ventas por talle',
  soldBySizeIs:
    'Unidades e importe de cada talle según el día en que se hizo la orden, sin las canceladas, las reembolsadas ni las eliminadas.',
  soldByColor: 'Ventas por color',
  soldByColorIs:
    'Unidades e importe de cada color según el día en que se hizo la orden, sin las canceladas, las reembolsadas ni las eliminadas.',

  stockouts: 'Días sin stock',
  stockoutsIs:
    'Días del período que cada variante de un producto activo terminó sin ninguna unidad, contados desde que existe la variante.',
  daysOut: 'Días sin stock',

  channel: 'Canal',
  deliveryMethod: 'Entrega',
  pickup: 'Retiro',
  home: 'Envío',
  shareOfTotal: '% del total',
  mixByPayment: 'Órdenes por medio de pago',
  mixByPaymentIs:
    'Órdenes según el día en que se hicieron y el medio de pago que eligió la clienta, sin las canceladas ni las eliminadas.',
  mixByChannel: 'Órdenes por canal',
  mixByChannelIs:
    'Órdenes según el día en que se hicieron y el canal por el que llegaron, sin las canceladas ni las eliminadas.',
  mixByDelivery: 'Órdenes por forma de entrega',
  mixByDeliveryIs:
    'Órdenes según el día en que se hicieron y la forma de entrega, sin las canceladas ni las eliminadas.',

  funnel: {
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
  },

  offers: {
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
  },
} as const;
