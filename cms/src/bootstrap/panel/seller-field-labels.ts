/** Spanish names of what the law asks of the seller. */
export const sellerFieldLabels: Readonly<Record<string, string>> = {
  consumerDefenseUrl: 'Enlace de Defensa del Consumidor',
  dataFiscalUrl: 'Dirección del QR de Data Fiscal',
  grossIncomeNumber: 'Ingresos Brutos',
  netPriceLabel: 'Precio sin impuestos',
  provincialNotice: 'Texto de la provincia',
  serviceArea: 'Área responsable',
  serviceChannel: 'Canal de atención',
  serviceHours: 'Horario de atención',
  vatRate: 'Alícuota de IVA (%)',
};
