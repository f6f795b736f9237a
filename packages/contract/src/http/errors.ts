import type { FRESH_PROOF_NEEDED, SECOND_FACTOR_REQUIRED } from '../account/challenge';
import { formatMegabytes } from '../images/image-upload';
import { MAX_IMAGE_BYTES, RATE_LIMIT_WAIT_MINUTES, RESTORE_DAYS } from '../limits';

export const errorCodes = {
  validation: 'VALIDATION',
  unauthenticated: 'UNAUTHENTICATED',
  forbidden: 'FORBIDDEN',
  notFound: 'NOT_FOUND',
  methodNotAllowed: 'METHOD_NOT_ALLOWED',
  conflict: 'CONFLICT',
  rateLimited: 'RATE_LIMITED',
  priceChanged: 'PRICE_CHANGED',
  outOfStock: 'OUT_OF_STOCK',
  productGone: 'PRODUCT_GONE',
  notCovered: 'NOT_COVERED',
  methodDisabled: 'METHOD_DISABLED',
  belowMinimum: 'BELOW_MINIMUM',
  shopClosed: 'SHOP_CLOSED',
  notReady: 'NOT_READY',
  couponUnavailable: 'COUPON_UNAVAILABLE',
  idempotencyMismatch: 'IDEMPOTENCY_MISMATCH',
  staleContent: 'STALE_CONTENT',
  staleOrder: 'STALE_ORDER',
  staleFields: 'STALE_FIELDS',
  unitsWouldBeLost: 'UNITS_WOULD_BE_LOST',
  staleTill: 'STALE_TILL',
  activeOrders: 'ACTIVE_ORDERS',
  tooManyOpenOrders: 'TOO_MANY_OPEN_ORDERS',
  badProof: 'BAD_PROOF',
  tooManyProofs: 'TOO_MANY_PROOFS',
  orderGone: 'ORDER_GONE',
  bodyTooSlow: 'BODY_TOO_SLOW',
  uploadTooLarge: 'UPLOAD_TOO_LARGE',
  uploadBadType: 'UPLOAD_BAD_TYPE',
  storageFull: 'STORAGE_FULL',
  unavailable: 'UNAVAILABLE',
  internal: 'INTERNAL',
} as const;
export type ErrorCode =
  (typeof errorCodes)[keyof typeof errorCodes] | typeof SECOND_FACTOR_REQUIRED | typeof FRESH_PROOF_NEEDED;

/** Texts that the server sends and the clients show as they are. */
export const messages = {
  generic: (status: number) => `Error en la petición: ${status}`,
  network: 'Error de red o desconocido',
  unknown: 'Error desconocido',
  // The specification's clients look for "429" inside the message.
  rateLimited: `Error 429: demasiadas peticiones. Esperá ${RATE_LIMIT_WAIT_MINUTES} minutos e intentá de nuevo.`,
  unauthenticated: 'Tu sesión terminó. Iniciá sesión de nuevo.',
  forbidden: 'No tenés permiso para hacer esto.',
  notFound: 'No encontramos lo que buscás.',
  methodNotAllowed: 'Eso no se puede hacer en esta dirección.',
  badRequest: 'El pedido tiene un formato que no se puede leer.',
  unavailable: 'La tienda está ocupada. Intentá de nuevo en unos segundos.',
  internal: 'Error interno del servidor. Intentá de nuevo en unos minutos.',
  badCredentials: 'Credenciales inválidas',
  productNotFound: 'Producto no encontrado',
  orderNotFound: 'Orden no encontrada',
  trackedOrderNotFound: 'Pedido no encontrado. Verifica el número e intenta de nuevo',
  activeOrders: 'No se puede eliminar: el producto tiene órdenes activas.',
  restoreTooLate: `Pasaron más de ${RESTORE_DAYS} días desde que se eliminó: ya no se puede recuperar.`,
  heroImageMissing: 'La imagen no existe en la tienda: subila de nuevo',
  staleContent: 'El contenido fue modificado en otra sesión',
  uploadTooLarge: `La imagen no puede superar los ${formatMegabytes(MAX_IMAGE_BYTES)}`,
  uploadBadType: 'Por favor, sube una imagen válida (JPG, PNG, WEBP)',
  storageFull: 'No hay espacio para guardar la imagen. Avisale a la tienda.',
} as const;

/** Apart from `messages`: only servers send them, so browsers need not load them. */
export const orderLinkInvalid = 'El enlace del pedido no es válido o ya venció.';
export const bodyTooLarge = 'Lo que se envió es demasiado grande.';
export const bodyTooSlow = 'El envío tardó demasiado. Revisá tu conexión e intentá de nuevo.';
