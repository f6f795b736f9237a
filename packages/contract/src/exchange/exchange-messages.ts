import { orderLinkInvalid } from '../http/errors';

/** Texts that the server sends about exchanges of size. */
export const exchangeMessages = {
  line: 'Elegí qué prenda querés cambiar',
  quantity: 'Elegí cuántas unidades querés cambiar',
  token: orderLinkInvalid,
  badStep: 'Ese paso no corresponde ahora: el cambio ya está en otro estado. Actualizá la página.',
  reason: 'Contale a la clienta por qué no se puede',
  restock: 'Indicá si la prenda vuelve a la venta',
  received: 'Recibimos tu pedido de cambio y ya te guardamos la prenda nueva.',
  notFound: 'Ese cambio no existe.',
  orderGone: 'La orden de este cambio está eliminada: recuperala para seguir.',
  sameVariant: 'Elegí un talle o un color distinto del que tenés.',
  reviewed: (title: string) =>
    `La clienta opinó sobre ${title}: no se puede cambiar por otro producto. Anotá una devolución y una venta nueva.`,
  notOffered: 'Ese talle no está en la tienda.',
  soldOut: 'Ese talle se quedó sin stock.',
  openAlready: (code: string) => `Esta prenda ya tiene un cambio en curso: ${code}.`,
  tooMany: 'No quedan unidades de esta prenda para cambiar.',
  differenceChanged: 'La diferencia de precio cambió. Revisala antes de pedir el cambio.',
  closed: {
    off: 'La tienda no ofrece cambios por este medio.',
    stopped: 'Este pedido fue cancelado o reembolsado: no se puede cambiar.',
    undelivered: 'Vas a poder pedir un cambio cuando recibas el pedido.',
    late: 'Ya pasó el plazo para cambiar este pedido.',
  },
  variantGone: 'El talle elegido ya no está en el producto. Rechazá el cambio y ofrecé otro.',
  unsettled: (due: string) => `Antes de entregar, registrá en la orden la diferencia: ${due}.`,
  openOnOrder: (code: string) => `La orden tiene un cambio en curso (${code}): terminalo antes.`,
} as const;
