/** Labels of the money that came and went, and of the till. */
export const moneyFieldLabels: Readonly<Record<string, string>> = {
  openingCash: 'Caja inicial ($)',
  expectedCash: 'Efectivo esperado ($)',
  countedCash: 'Efectivo contado ($)',
  difference: 'Diferencia ($)',
  leftCash: 'Queda en la caja ($)',
  paidAmount: 'Cobrado',
  refundedAmount: 'Devuelto',
  unitsToDecide: 'Unidades por decidir',
  voidsId: 'Anula el pago',
  payments: 'Pagos',
  method: 'Forma de pago',
  byStatus: 'Por cambio de estado',
  byProof: 'Por comprobante',
  sender: 'Remitente',
  dispute: 'Reclamo en Mercado Pago',
  unitsReturned: 'Unidades devueltas al stock',
};
