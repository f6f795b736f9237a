import {
  RECEIPT_LEGENDS,
  WITHDRAWAL_RIGHT,
  type DeliveryMethod,
  type PaymentMethod,
  deliveryLabels,
  pickupHours,
} from '@shop/contract';

type Step = { title: string; text: string };

const preparing: Step = {
  title: 'Preparamos tu pedido',
  text: 'Lo armamos y te avisamos cuando está listo.',
};

const firstStep: Record<PaymentMethod, (hasProof: boolean) => Step> = {
  cash: () => ({
    title: 'Te contactamos',
    text: 'Te escribimos para confirmar tu pedido y coordinar día y horario.',
  }),
  transfer: (hasProof) =>
    hasProof
      ? { title: 'Verificamos tu pago', text: 'Revisamos el comprobante y confirmamos la transferencia.' }
      : {
          title: 'Hacé la transferencia',
          text: 'Usá los datos de esta página y subí el comprobante acá mismo.',
        },
  mercado_pago: () => ({ title: 'Pagá tu pedido', text: 'Preparamos tu pedido apenas se acredita el pago.' }),
};

const paidStep: Step = {
  title: 'Recibimos tu pago',
  text: 'Tu pedido está pagado: no tenés que hacer nada más.',
};

const lastStep: Record<DeliveryMethod, (toPay: boolean, expected: string) => Step> = {
  pickup: (toPay, expected) => ({
    title: toPay ? 'Retirás y pagás' : 'Retirás tu pedido',
    text: `Nos encontramos en el punto de encuentro, sin costo. ${expected}`.trim(),
  }),
  home: (toPay, expected) => ({
    title: toPay ? 'Lo recibís y pagás' : 'Lo recibís en tu casa',
    text: expected || 'Coordinamos la entrega con vos.',
  }),
};

type Ahead = {
  paymentMethod: PaymentMethod;
  deliveryMethod: DeliveryMethod;
  hasTransferProof: boolean;
  paid: boolean;
};

export const texts = {
  loading: 'Cargando información de la orden...',
  noScript:
    'Para ver tu pedido hace falta JavaScript. También podés preguntarnos por WhatsApp: el enlace está al pie.',
  failed: 'No pudimos cargar tu pedido. Revisá tu conexión e intentá de nuevo.',
  retry: 'Reintentar',
  eyebrow: 'Order confirmed',
  heading: '¡Pedido confirmado!',
  mailed: (email: string) => `Te enviamos la confirmación a ${email}.`,
  keepLink: 'Guardá el enlace: con él ves tu pedido desde cualquier dispositivo.',
  orderNumber: 'Número de orden',
  date: 'Fecha',
  payment: 'Pago',
  delivery: deliveryLabels,
  postalCode: (code: string) => `CP ${code}`,
  schedule: pickupHours,
  items: 'Productos',
  totals: 'Totales',
  next: '¿Qué sigue?',
  nextSteps: ({ paymentMethod, deliveryMethod, hasTransferProof, paid }: Ahead, expected: string) => [
    paid ? paidStep : firstStep[paymentMethod](hasTransferProof),
    preparing,
    lastStep[deliveryMethod](paymentMethod === 'cash' && !paid, expected),
  ],
  // The days of a transfer count from its confirmation, whose date is unknown.
  estimated: (days: string, payment: PaymentMethod) =>
    payment === 'transfer'
      ? `Demora estimada después de confirmar la transferencia: ${days}.`
      : `Demora estimada: ${days}.`,
  withdrawal: WITHDRAWAL_RIGHT,
  print: 'Imprimir comprobante',
  blocked: 'Tu navegador bloqueó la ventana del comprobante, por eso imprimimos esta página.',
  chat: 'Contactar por WhatsApp',
  chatText: (orderNumber: string) => `¡Hola! Hice el pedido ${orderNumber} y quería hacerles una consulta.`,
  track: 'Seguir mi pedido',
  home: 'Volver al inicio',
} as const;

export const receiptTexts = {
  ...RECEIPT_LEGENDS,
  paid: 'PAGADO',
  pending: 'PENDIENTE',
  order: 'Orden',
  date: 'Fecha',
  customer: 'Cliente',
  payment: 'Pago',
  delivery: 'Entrega',
  item: 'Producto',
  quantity: 'Cant.',
  unit: 'Precio',
  amount: 'Importe',
  withdrawal: WITHDRAWAL_RIGHT,
} as const;
