export const texts = {
  discountPercent: 'Descuento (%)',
  discountPercentHint:
    'Se descuenta de los productos, no del envío. El mayor se ve junto a cada precio: «$13.500 con transferencia».',
  paymentHours: 'Horas para pagar',
  paymentHoursHint:
    'A la mitad sale un recordatorio; después, la orden sin pagar se cancela sola y vuelve el stock. Con 0, nunca. En efectivo vale para los retiros.',
  instalments: 'Cuotas',
  instalmentsHint: 'Por ejemplo: 3 cuotas sin interés. Vacío, no se muestra nada.',
  minimumPurchase: 'Compra mínima ($)',
  minimumPurchaseHint: 'Lo que suman los productos. Con 0 no hay mínimo.',
  minimumPurchasePlaceholder: '20000',
  texts: 'Textos de los avisos',
  textsHint: 'Hasta 3, uno por renglón. Se ven arriba en toda la tienda; vacío, no ocupan lugar.',
} as const;
