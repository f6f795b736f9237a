/** Spanish names of what the law asks of the seller and her products. */
export const sellerFieldLabels: Readonly<Record<string, string>> = {
  acceptedPolicies: 'Políticas al comprar',
  manufacturer: 'Fabricante',
  origin: 'País de origen',
  consumerDefenseUrl: 'Enlace de Defensa del Consumidor',
  dataFiscalUrl: 'Dirección del QR de Data Fiscal',
  invoiceNumber: 'Número de factura',
  invoiceUrl: 'Enlace de la factura',
  grossIncomeNumber: 'Ingresos Brutos',
  netPriceLabel: 'Precio sin impuestos',
  provincialNotice: 'Texto de la provincia',
  serviceArea: 'Área responsable',
  serviceChannel: 'Canal de atención',
  serviceHours: 'Horario de atención',
  vatRate: 'Alícuota de IVA (%)',
};
