import { WITHDRAWAL_TERM_TEXT } from '../case/withdrawal-texts';

/** Holds what a printed order must say to be taken for no invoice; RG 1415. */
export const RECEIPT_LEGENDS = {
  title: 'Comprobante de pedido',
  letter: 'X',
  notInvoice: 'DOCUMENTO NO VÁLIDO COMO FACTURA',
  invoice: 'La factura electrónica la emite el comercio por ARCA.',
} as const;

/** The right that a buyer reads before she confirms and on what she gets afterwards; CCyC art. 1111. */
export const WITHDRAWAL_RIGHT = `Tenés derecho a arrepentirte de esta compra dentro de los ${WITHDRAWAL_TERM_TEXT}, sin costo y sin dar motivos.`;
