/** Spanish texts of the accountant's lists and of her file of a month. */
export const monthTexts = {
  title: (month: string, year: string) => `Mes ${month}/${year}`,
  tax: (condition: string, rate: string) => `Condición fiscal: ${condition}${rate}`,
  rate: (percent: string) => ` · IVA ${percent} %`,
  noRate: ' · falta decir la alícuota de IVA en Config',
  finalConsumer: 'A CONSUMIDOR FINAL',

  orders: 'Ventas',
  ordersAre:
    'Órdenes del mes por el día en que se hicieron, sin las eliminadas ni las canceladas que no tienen factura.',
  listedAre:
    'Órdenes por el día en que se hicieron, sin las eliminadas ni las canceladas sin factura. No nombra a las clientas.',
  number: 'Orden',
  day: 'Fecha',
  status: 'Estado',
  client: 'Cliente',
  invoice: 'Factura',
  ways: 'Forma de pago',
  net: 'Neto',
  vat: 'IVA',
  total: 'Total',

  takings: 'Cobros por forma de pago',
  refunds: 'Devoluciones',
  refundsAre: 'Plata devuelta en esos días, sea de cuando sea la venta; una devolución anulada resta.',
  way: 'Forma de pago',
  amount: 'Devuelto',

  closings: 'Cierres de caja',
  closingsAre: 'El último cierre de cada día, y la rendición de cada vendedora.',
  kind: 'Qué se cerró',
  wholeTill: 'La caja',
  handover: 'Rendición',
  expected: 'Esperado',
  counted: 'Contado',
  difference: 'Diferencia',
  left: 'Queda en la caja',
  actor: 'Quién',
  note: 'Nota',
} as const;
