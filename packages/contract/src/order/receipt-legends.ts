/** Holds what a printed order must say to be taken for no invoice; RG 1415. */
export const RECEIPT_LEGENDS = {
  title: 'Comprobante de pedido',
  letter: 'X',
  notInvoice: 'DOCUMENTO NO VÁLIDO COMO FACTURA',
  invoice: 'La factura electrónica la emite el comercio por ARCA.',
} as const;
