import { caseTexts } from './case-texts';
import { pictureTexts } from './picture-texts';
import { CALL, PAYMENTS, RESTORE } from './remedies';

const COMPARE = `Comparalo con la cuenta del banco. ${CALL}.`;
const ORDERS_STAY = `Las órdenes no se borran de la base: ${RESTORE}.`;
const SWEEP = 'Se borra solo una vez por hora: si sigue mañana, reiniciá la tienda con npm start.';

export const texts = {
  ...caseTexts,
  ...pictureTexts,
  'stock-below-zero': {
    problem: 'Hay stock por debajo de cero',
    remedy: 'Contá las unidades y cargá la cantidad real en Productos > Editar.',
  },
  'stock-is-not-its-moves': {
    problem: 'El stock no coincide con la suma de sus movimientos',
    remedy:
      'Contá las unidades y corregí la cantidad en Productos > Editar; después corré npm run doctor -- --repair, que anota la diferencia como un movimiento.',
  },
  'removed-stock-is-not-closed': {
    problem: 'Una variante borrada dejó movimientos de stock sin cerrar',
    remedy: `No afecta las ventas. ${CALL}.`,
  },
  'product-stock-is-not-its-items': {
    problem: 'El stock de un producto no es la suma de sus variantes',
    remedy: 'Corré npm run doctor -- --repair: lo vuelve a sumar.',
  },
  'product-without-stock-item': {
    problem: 'Un producto no tiene ninguna variante con stock',
    remedy: 'Abrí el producto en Productos > Editar y guardalo: vuelve a crear sus variantes.',
  },
  'product-is-given-away': {
    problem: 'Un producto tiene un descuento que lo deja gratis',
    remedy: 'Bajale el descuento en Productos > Editar: el precio final tiene que ser de $1 o más.',
  },
  'price-history-is-behind': {
    problem: 'El historial de precios de un producto no termina en el precio que se pide hoy',
    remedy: 'Editá el producto: poné otro precio, guardá y volvé a poner el de hoy; cada cambio se anota.',
  },
  'stock-item-without-product': {
    problem: 'Hay stock que no pertenece a ningún producto',
    remedy: 'Borralo en el panel de Strapi, en Ítems de stock.',
  },
  'order-without-lines': {
    problem: 'Una orden no tiene productos',
    remedy: `No la entregues: llamá a la clienta y ${RESTORE}.`,
  },
  'order-line-is-impossible': {
    problem: 'Un renglón de una orden tiene cantidades imposibles',
    remedy: `No entregues esa orden sin revisarla. ${CALL}.`,
  },
  'order-subtotal-is-not-its-lines': {
    problem: 'El subtotal de una orden no es la suma de sus renglones',
    remedy: `Cobrá lo que suman los renglones. ${CALL}.`,
  },
  'order-total-is-not-its-parts': {
    problem: 'El total de una orden no es subtotal menos descuento más envío más recargo',
    remedy: `Cobrá la suma correcta. ${CALL}.`,
  },
  'order-coupon-is-not-its-lines': {
    problem: 'Lo que descontó el cupón de una orden no es lo que dicen sus renglones',
    remedy: `Cobrá el total de la orden. ${CALL}.`,
  },
  'coupon-use-is-not-its-order': {
    problem: 'Un cupón figura usado por una orden que no lo usa, o al revés',
    remedy: `Mirá los usos en Cupones antes de agotar el cupón. ${CALL}.`,
  },
  'order-paid-amount-is-not-its-payments': {
    problem: 'Lo cobrado de una orden no es la suma de sus pagos',
    remedy: PAYMENTS,
  },
  'order-refunds-are-not-its-payments': { problem: 'Lo devuelto no suma sus devoluciones', remedy: PAYMENTS },
  'void-is-not-its-entry': { problem: 'Una anulación no es de un pago de su orden', remedy: PAYMENTS },
  'order-deadline-is-impossible': {
    problem: 'Una orden que ya no espera su pago tiene un vencimiento',
    remedy: 'Cambiale el estado en Órdenes: así se borra el vencimiento.',
  },
  'order-paid-without-payment': {
    problem: 'Una orden pagada no tiene ningún pago anotado',
    remedy: 'Volvela a pendiente y marcala como pagada: así se anota el pago.',
  },
  'online-order-paid-without-its-payment': {
    problem: 'Una orden de Mercado Pago está pagada, pero no tiene cobrado su total',
    remedy:
      'Buscá el pago en tu cuenta de Mercado Pago antes de entregar. Si está, marcala pendiente y otra vez pagada.',
  },
  'online-refund-without-its-payment': {
    problem: 'Una devolución de Mercado Pago no es de ningún pago de su orden',
    remedy: `Comparala con tu cuenta de Mercado Pago. ${CALL}.`,
  },
  'payment-without-its-proof': {
    problem: 'Un pago nombra un comprobante que su orden nunca recibió',
    remedy: COMPARE,
  },
  'payment-without-order': {
    problem: 'Un pago no es de ninguna orden, o su importe es imposible',
    remedy: COMPARE,
  },
  'order-fulfillment-is-impossible': {
    problem: 'Una orden está en un paso de entrega imposible',
    remedy: 'Abrila en Órdenes y elegí dónde está de verdad.',
  },
  'order-fulfillment-is-not-its-history': {
    problem: 'El paso de entrega de una orden no coincide con su historial',
    remedy: 'Abrila en Órdenes y elegí dónde está de verdad: queda anotado en su historial.',
  },
  'review-without-purchase': {
    problem: 'Una opinión no pertenece a ningún producto comprado',
    remedy: 'Rechazala en Opiniones: deja de mostrarse y de contarse.',
  },
  'review-photo-is-missing': {
    problem: 'Falta la foto de una opinión',
    remedy: 'Copiala de la última copia (carpeta review-photos) o publicá la opinión sin foto.',
  },
  'review-photo-without-review': {
    problem: 'Hay fotos de opiniones que no son de ninguna',
    remedy:
      'Si la tienda usa la base de siempre, corré npm run doctor -- --repair: las aparta en la carpeta strays. Si cambiaste DATABASE_URL, volvé atrás: son de la otra base.',
  },
  'stock-alert-without-contact': {
    problem: 'Un aviso de stock no tiene email ni teléfono, o tiene los dos',
    remedy: 'Borralo en el panel de Strapi, en Avisos de stock.',
  },
  'mail-is-stuck': {
    problem: 'Hay correos que nadie intenta mandar hace más de una hora',
    remedy: 'Reiniciá la tienda con npm start: salen solos.',
  },
  'mail-state-is-impossible': {
    problem: 'Un correo tiene un estado que no puede tener',
    remedy: `Si era importante, escribile a la clienta. ${CALL}.`,
  },
  'mail-text-is-old': { problem: 'Hay correos viejos cuyo texto ya se tenía que borrar', remedy: SWEEP },
  'order-status-is-unknown': {
    problem: 'Una orden tiene un estado que la tienda no conoce',
    remedy: 'Elegile un estado en Órdenes.',
  },
  'order-dates-do-not-fit': {
    problem: 'Las fechas de una orden no corresponden a su estado',
    remedy: 'Pasala a otro estado en Órdenes y volvela al suyo: se anotan las fechas de nuevo.',
  },
  'order-holds-other-units': {
    problem: 'Una orden retiene unidades que no son las suyas',
    remedy: 'Cancelala y volvela a su estado en Órdenes; después revisá el stock de sus productos.',
  },
  'cancelled-order-holds-units': {
    problem: 'Una orden cancelada todavía retiene unidades',
    remedy: 'Pasala a otro estado y cancelala de nuevo: así las devuelve.',
  },
  'order-units-were-not-moved': {
    problem: 'Las unidades de una orden no coinciden con los movimientos de stock',
    remedy: `Contá el stock de sus productos y corregilo en Productos > Editar. ${CALL}.`,
  },
  'order-without-history': {
    problem: 'Una orden no tiene el comienzo de su historia',
    remedy: `Alguien tocó la base a mano. ${CALL} o ${RESTORE}.`,
  },
  'order-status-is-not-its-history': {
    problem: 'El estado de una orden no es el último de su historia',
    remedy: 'Revisala con la clienta y elegile el estado correcto en Órdenes.',
  },
  'order-deletion-is-not-in-its-history': {
    problem: 'Una orden borrada o recuperada no lo dice en su historia',
    remedy: `Alguien tocó la base a mano. ${CALL}.`,
  },
  'history-without-order': {
    problem: 'Hay historia de una orden que ya no existe',
    remedy: ORDERS_STAY,
  },
  'order-number-repeated': {
    problem: 'Dos órdenes tienen el mismo número',
    remedy: `Distinguilas por la clienta. ${CALL}.`,
  },
  'order-number-of-another-day': {
    problem: 'El número de una orden no es de su día',
    remedy: `No cambia lo que hay que entregar. ${CALL}.`,
  },
  'order-numbers-have-gaps': {
    problem: 'Faltan números de orden en un día',
    remedy: `Puede faltar una orden: buscala en los mensajes de ese día y ${RESTORE} si hace falta.`,
  },
  'order-counter-without-orders': {
    problem: 'Se dieron números en un día que no tiene órdenes',
    remedy: `Pueden faltar las órdenes de ese día: ${RESTORE}.`,
  },
  'proof-of-order-is-unknown': {
    problem: 'Una orden nombra un comprobante que la tienda no conoce',
    remedy: 'Pedile a la clienta que lo mande de nuevo.',
  },
  'proof-of-no-order': {
    problem: 'Hay un comprobante de una orden que no existe',
    remedy: ORDERS_STAY,
  },
  'proof-file-is-missing': {
    problem: 'Falta el archivo de un comprobante, o está cortado',
    remedy: 'Copialo de la última copia (carpeta proofs) o pedile a la clienta que lo mande de nuevo.',
  },
  'proof-file-without-record': {
    problem: 'Hay archivos de comprobantes que no son de nadie',
    remedy:
      'Si la tienda usa la base de siempre, corré npm run doctor -- --repair: los aparta en la carpeta strays. Si cambiaste DATABASE_URL, volvé atrás: son de la otra base.',
  },
  'proof-of-history-is-unknown': {
    problem: 'La historia de una orden nombra un comprobante que no es suyo',
    remedy: `La orden se puede entregar igual; mirá bien su pago. ${CALL}.`,
  },
  'claimed-proof-is-old': {
    problem: 'Hay comprobantes reemplazados o de órdenes eliminadas que ya se podían borrar',
    remedy: SWEEP,
  },
  'unclaimed-proof-is-old': {
    problem: 'Hay comprobantes de más de un día que ninguna orden usó',
    remedy: SWEEP,
  },
  'retry-key-is-old': { problem: 'Hay claves de reintento vencidas', remedy: SWEEP },
  'retry-key-without-answer': {
    problem: 'Hay una clave de reintento que no dice qué se guardó',
    remedy: `Un pedido pudo quedar a medias: compará las últimas órdenes con los mensajes. ${CALL}.`,
  },
  'visitor-is-old': { problem: 'Hay visitas de más de un día sin olvidar', remedy: SWEEP },
  'no-administrator': {
    problem: 'Nadie puede entrar al panel de la tienda',
    remedy: 'Creá o desbloqueá una persona con el rol Administrador en el panel de Strapi.',
  },
  'permission-not-in-the-code': {
    problem: 'Alguien abrió en Strapi un permiso que la tienda no da',
    remedy: 'Reiniciá la tienda con npm start: los permisos vuelven a ser los del código.',
  },
  'catalog-is-not-the-products': {
    problem: 'El catálogo que ven las clientas no coincide con un producto',
    remedy:
      'Corré npm run doctor -- --repair y reiniciá la tienda con npm start: el catálogo se arma de nuevo.',
  },
  'count-is-not-its-rows': {
    problem: 'Un total que la tienda lleva aparte no coincide con lo que cuenta',
    remedy: 'Corré npm run doctor -- --repair y reiniciá la tienda con npm start: se cuenta todo de nuevo.',
  },
  'database-file-is-damaged': {
    problem: 'El archivo de la base de datos está dañado',
    remedy: `Pará la tienda ya, guardá una copia de la carpeta de datos y ${RESTORE}.`,
  },
  'record-points-nowhere': {
    problem: 'Un registro apunta a otro que no existe',
    remedy: `${CALL} o ${RESTORE}.`,
  },
  'id-sequence-is-behind': {
    problem: 'Un contador interno de la base quedó atrás: los registros nuevos fallarían',
    remedy: 'Corré npm run doctor -- --repair: lo adelanta.',
  },
} as const;

export type CheckId = keyof typeof texts;
