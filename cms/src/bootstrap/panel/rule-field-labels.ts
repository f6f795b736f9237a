/** Spanish names of the operating rules. */
export const ruleFieldLabels: Readonly<Record<string, string>> = {
  draftDays: 'Días que se guarda lo que quedó a medias',
  earlierPriceDays: 'Días para mirar el precio anterior de una oferta',
  messageDays: 'Días que se guardan los mensajes',
  minPasswordLength: 'Caracteres mínimos de una contraseña nueva',
  proofDays: 'Días que se guardan los comprobantes después del pago',
  sellersChangePrices: 'Las vendedoras pueden cambiar precios',
  sessionDays: 'Días que se guardan las sesiones cerradas',
  trackingAsksPhone: 'El seguimiento pide los últimos 4 dígitos del teléfono',
  viewDays: 'Días que se guardan las vistas de productos',
};
