import {
  ORDER_LINK_DAYS,
  RESTORE_DAYS,
  STOCK_ALERT_DAYS,
  TOLD_ALERT_DAYS,
  UNCONFIRMED_ALERT_DAYS,
  type OperatingRules,
} from '@shop/contract';

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`);

/** Returns what is kept for how long, by the owner's rules and those of the shop (docs/operations.md, Retention). */
export const retentionLines = ({ proofDays, messageDays, viewDays, draftDays }: OperatingRules): string[] => [
  'Tu pedido y los datos con los que se hizo: mientras tengamos que responder por la venta y rendirla ante el fisco.',
  `El comprobante de un pago: ${days(proofDays)} desde el pago.`,
  `El enlace de tu pedido funciona ${days(ORDER_LINK_DAYS)}.`,
  `Un pedido que la tienda elimina: ${days(RESTORE_DAYS)} más, por si hay que recuperarlo.`,
  `Lo que empezaste a completar y dejaste: ${days(draftDays)}.`,
  `Los mensajes del formulario de contacto: ${days(messageDays)}.`,
  `Un aviso de stock: ${days(STOCK_ALERT_DAYS)} mientras espera, ${days(TOLD_ALERT_DAYS)} después de avisarte y ${days(UNCONFIRMED_ALERT_DAYS)} si no lo confirmaste.`,
  `Las visitas a los productos, sin tu nombre: ${days(viewDays)}; después queda solo cuántas hubo.`,
];
