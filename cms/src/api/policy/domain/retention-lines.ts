import {
  ORDER_LINK_DAYS,
  RESTORE_DAYS,
  STOCK_ALERT_DAYS,
  SUPERSEDED_PROOF_DAYS,
  TOLD_ALERT_DAYS,
  UNCONFIRMED_ALERT_DAYS,
} from '@shop/contract';

/** Returns what is kept for how long, as the jobs of the shop delete it (docs/operations.md, Retention). */
export const retentionLines = (): string[] => [
  'Tu pedido y los datos con los que se hizo: mientras la tienda tenga que poder responder por la venta y rendirla ante el fisco.',
  `El enlace de tu pedido: ${ORDER_LINK_DAYS} días.`,
  `Un comprobante de pago que reemplazaste por otro: hasta ${SUPERSEDED_PROOF_DAYS} días después del último cambio del pedido.`,
  `Un pedido que la tienda elimina, con su comprobante: ${RESTORE_DAYS} días más, por si hay que recuperarlo.`,
  `Un aviso de stock: ${STOCK_ALERT_DAYS} días mientras espera, ${TOLD_ALERT_DAYS} después de avisarte y ${UNCONFIRMED_ALERT_DAYS} si no lo confirmaste.`,
  'Los mensajes del formulario de contacto: hasta que los borramos o pedís que los borremos.',
];
