import { unitLabels } from '@shop/contract';

export const chatTexts = {
  greeting: '¡Hola! Quisiera hacer una consulta sobre los productos de la tienda.',
  opening: '¡Hola! Quisiera consultar por estos productos:',
  size: (size: string) => `talle ${size}`,
  color: (color: string) => `color ${color}`,
  quantity: (quantity: number) => `cantidad ${quantity}`,
  price: (price: string) => `precio ${price}`,
  total: (total: string) => `Total estimado: ${total}`,
  question: '¿Tienen stock disponible?',
} as const;

export const texts = {
  heading: 'Tu carrito',
  shared: {
    loading: 'Preparando el carrito que te mandamos…',
    skipped: 'Esto ya no se puede comprar:',
    added: 'Lo demás ya está en tu carrito.',
    see: 'Ver mi carrito',
    failed: 'No pudimos armar el carrito. Revisá tu conexión e intentá de nuevo.',
  },
  intro: (paysLater: boolean) =>
    `Acá ves tus productos, cuánto cuesta el envío y el total. Hacés tu pedido sin registrarte${paysLater ? ' ni pagar por adelantado' : ''}.`,
  units: (units: number) => (units === 1 ? '1 producto' : `${units} productos`),
  loading: 'Cargando tu carrito…',
  noScript:
    'Para armar tu carrito hace falta JavaScript. También podés pedirnos por WhatsApp: el enlace está al pie.',
  empty: 'Tu carrito está vacío',
  emptyHint: 'Cuando agregues productos, los vas a ver acá.',
  explore: 'Explorar productos',
  clear: 'Vaciar carrito',
  cleared: 'Vaciaste el carrito.',
  remove: 'Quitar',
  removeLine: (name: string) => `Quitar ${name} del carrito`,
  removed: (name: string) => `Quitaste ${name} del carrito.`,
  unavailable: 'Ya no está disponible',
  undo: 'Deshacer',
  size: (size: string) => `Talle ${size}`,
  color: (color: string) => `Color ${color}`,
  each: (price: string) => `${price} c/u`,
  quantity: (name: string) => `Cantidad de ${name}`,
  less: unitLabels.less,
  more: unitLabels.more,
  limit: (stock: number) => (stock === 1 ? 'Es la última unidad.' : `Hay ${stock} unidades.`),
  lineTooLarge: (units: number) => `En un pedido entran hasta ${units} unidades de cada producto.`,
  orderTooLarge: (perLine: number, perOrder: number) =>
    `En un pedido entran hasta ${perLine} unidades de cada producto y ${perOrder} en total. Bajá las cantidades o escribinos por WhatsApp para una compra mayor.`,
  summary: 'Resumen',
  subtotal: 'Subtotal',
  shippingNote: (isChosen: boolean) =>
    `El costo de envío se puede sumar al finalizar la compra${isChosen ? ', según la entrega que elijas' : ''}.`,
  missingForFree: (amount: string) => `Te faltan ${amount} para el envío gratis`,
  freeReached: '¡Tenés envío gratis!',
  freeProgress: 'Progreso hacia el envío gratis',
  order: 'Hacer orden virtual',
  withoutAccount: (paysLater: boolean) => `Sin registrarte${paysLater ? ' ni pagar por adelantado' : ''}.`,
  askByChat: 'Consultar por WhatsApp',
  continue: 'Continuar comprando',
  changes: {
    heading: 'Tu carrito cambió desde la última vez',
    price: (name: string, from: string, to: string) => `${name}: el precio pasó de ${from} a ${to}.`,
    quantity: (name: string, from: number, to: number) =>
      `${name}: pediste ${from} y ${to === 1 ? 'queda 1' : `quedan ${to}`}. Ajustamos la cantidad.`,
    unavailable: (name: string) => `${name}: ya no está disponible y no lo sumamos al total.`,
    available: (name: string) => `${name}: volvió a estar disponible y lo sumamos al total.`,
    dismiss: 'Entendido',
  },
  notChecked: 'No pudimos verificar los precios y el stock. Tu carrito está guardado.',
  retry: 'Reintentar',
} as const;
