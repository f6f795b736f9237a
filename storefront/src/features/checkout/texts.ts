import { WITHDRAWAL_RIGHT, WITHDRAWAL_SUBJECT, CASH_FEE, PAYMENT_DISCOUNT } from '@shop/contract';

export const failureTexts = {
  badData: 'Hay un problema con los datos del pedido. Verifica la información e intenta nuevamente.',
  server: 'Error interno del servidor. Por favor intenta más tarde o contacta soporte.',
  network: 'Error de conexión. Verifica tu internet e intenta nuevamente.',
  unavailable:
    'La tienda no responde en este momento. Lo que completaste queda guardado: confirmá de nuevo en unos segundos.',
  other: 'Error procesando tu orden. Por favor intenta nuevamente.',
} as const;

export const texts = {
  heading: 'Finalizar compra',
  loading: 'Cargando tu compra…',
  noScript:
    'Para terminar tu compra hace falta JavaScript. También podés pedirnos por WhatsApp: el enlace está al pie.',
  backToCart: 'Volver al carrito',
  free: 'Gratis',
  cost: (money: string) => `+ ${money}`,
  off: (percent: number) => `${percent} % OFF`,
  totalOf: (money: string) => `Total: ${money}.`,
  freeFrom: (money: string) => `Gratis desde ${money}`,
  schedule: 'Horario de retiro',
  address: 'Dónde',
  coverage: 'Cobertura',
  time: 'Tiempo de entrega',
  noDelivery: 'Por el momento no hay entregas disponibles. Escribinos y lo coordinamos.',
  noPayment: 'Por el momento no hay formas de pago disponibles. Escribinos y lo coordinamos.',
  cashHint: 'Pagás al recibir o al retirar.',
  transferHint: 'Transferís ahora o después de confirmar, y nos enviás el comprobante.',
  mercadoPago: {
    title: 'Mercado Pago',
    hint: 'Con tarjeta, débito o dinero en cuenta. Al confirmar pasás a la página de Mercado Pago.',
  },
  notCovered: (cities: readonly string[]) => `Por ahora solo hacemos envíos en ${cities.join(', ')}.`,
  optional: '(opcional)',
  personal: 'Tus datos',
  personalHint:
    'No hace falta registrarte. Completá los campos; solo los marcados como opcionales pueden quedar vacíos.',
  fields: {
    fullName: { label: 'Nombre completo', hint: '' },
    email: { label: 'Email', hint: 'Lo usamos solo si hace falta avisarte algo de tu pedido.' },
    phone: {
      label: 'Teléfono',
      hint: 'Ej.: 299 412 3456. Lo usamos solo para coordinar la entrega.',
    },
    address: { label: 'Dirección', hint: 'Calle, número, piso y departamento.' },
    city: { label: 'Ciudad', hint: '' },
    postalCode: { label: 'Código postal', hint: '' },
    notes: { label: 'Notas', hint: 'Horarios, timbre o lo que nos quieras contar.' },
  },
  confirmationByMail: 'Te enviamos ahí la confirmación.',
  counter: (used: number, max: number) => `${used} de ${max} caracteres`,
  suggestion: (email: string) => `¿Quisiste escribir ${email}?`,
  useSuggestion: 'Corregir',
  errorsHeading: 'Hay un problema',
  errorTitle: (title: string) => `Error: ${title}`,
  summary: 'Resumen del pedido',
  emptySummary: 'No hay productos en tu carrito.',
  edit: 'Editar carrito',
  withdrawal: WITHDRAWAL_RIGHT,
  withdrawalLink: WITHDRAWAL_SUBJECT,
  accepting: 'Al confirmar aceptás',
  termsArticle: 'los',
  privacyArticle: 'la',
  and: 'y',
  newTab: '(se abre en otra pestaña)',
  privacy: 'Usamos tus datos solo para preparar y entregar este pedido.',
  confirm: 'Confirmar Pedido',
  processing: 'Procesando tu pedido…',
  prices: {
    title: 'Cambiaron los precios',
    intro: 'Mientras completabas la compra cambió el importe de tu pedido. Todavía no confirmamos nada.',
    product: 'Producto',
    before: 'Antes',
    now: 'Ahora',
    shipping: 'Envío',
    coupon: 'Cupón',
    paymentDiscount: PAYMENT_DISCOUNT,
    cashFee: CASH_FEE,
    total: 'Total',
    accept: 'Aceptar y confirmar',
    cancel: 'Revisar el pedido',
  },
  switched: {
    delivery:
      'La forma de entrega que habías elegido ya no está disponible. Revisá la nueva antes de confirmar.',
    payment: 'La forma de pago que habías elegido ya no está disponible. Revisá la nueva antes de confirmar.',
  },
  stock: {
    title: 'No alcanza el stock',
    intro: 'Alguien compró antes que vos y no nos quedan todas las unidades. Todavía no confirmamos nada.',
    line: (name: string, wanted: number, available: number) =>
      available === 0
        ? `${name}: pediste ${wanted} y ya no quedan.`
        : `${name}: pediste ${wanted} y ${available === 1 ? 'queda 1' : `quedan ${available}`}.`,
    accept: 'Ajustar mi carrito',
    cancel: 'Cancelar',
  },
  emptyTitle: 'Tu carrito está vacío',
  emptyText: 'Agregá al menos un producto para hacer tu pedido.',
  goToCart: 'Ir al carrito',
} as const;
