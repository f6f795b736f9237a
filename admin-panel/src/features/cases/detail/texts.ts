import {
  ANSWER_HOURS,
  WITHDRAWAL_DAYS,
  type AnswerWay,
  type CaseChannel,
  type CaseState,
  type ClosingReason,
  type ReturnedGoods,
  type WithdrawalStep,
} from '@shop/contract';
import type { StepTexts } from '#shared/case-steps/step-texts.ts';
import { texts as sharedTexts } from '#shared/texts.ts';

const channels: Record<CaseChannel, string> = {
  web: 'La página de la tienda',
  contact: 'Formulario de contacto',
  staff: 'Lo cargó el equipo',
};
const ways: Record<AnswerWay, string> = {
  mail: 'Por email',
  whatsapp: 'Por WhatsApp',
  phone: 'Por teléfono',
  in_person: 'En persona',
};
const goods: Record<ReturnedGoods, string> = {
  restock: 'Vuelve todo al stock',
  unsellable: 'Volvió todo, no se puede vender',
  part: 'Volvió una parte',
};
const reasons: Record<ClosingReason, string> = {
  kept: 'La clienta se quedó con la compra',
  nothing_paid: 'No había dinero que devolver',
  duplicate: 'Es el mismo pedido que otro caso',
};
const steps: Record<WithdrawalStep, StepTexts> = {
  answered: {
    button: 'Ya le respondí',
    title: 'Anotar la respuesta',
    text: `La ley da ${ANSWER_HOURS} horas para responder. Queda anotado cuándo y cómo.`,
  },
  return_agreed: {
    button: 'Acordamos la devolución',
    title: 'Anotar lo acordado',
    text: 'El costo de la devolución es de la tienda: a la clienta no se le cobra nada.',
    note: 'Cómo y cuándo',
  },
  goods_received: {
    button: 'Recibí las prendas',
    title: 'Prendas recibidas',
    text: 'También si nunca salieron de la tienda. La orden deja de estar vendida y queda dinero a devolver.',
  },
  closed: {
    button: 'Cerrar sin devolver dinero',
    title: 'Cerrar el caso',
    text: 'Un arrepentimiento en término no se rechaza. Cerralo solo si pasó una de estas cosas.',
    note: 'Qué pasó',
  },
  rejected: {
    button: 'Rechazar: fuera de término',
    title: 'Rechazar el arrepentimiento',
    text: 'Llegó después del día 10. También lo podés aceptar igual.',
    note: 'Motivo',
  },
  reopened: {
    button: 'Reabrir el caso',
    title: 'Reabrir el caso',
    text: 'Vuelve a quedar pendiente. Lo que estaba anotado sigue en la historia.',
    note: 'Motivo',
  },
  note: { button: 'Agregar una nota', title: 'Agregar una nota', text: 'La clienta no la ve.' },
};
/** The sentences that fit each state. */
const byState: Readonly<Record<CaseState<'withdrawal'>, string>> = {
  new: 'Ya lo recibimos. La devolución no te cuesta nada: ¿cómo te queda mejor, la pasamos a buscar o la traés vos?',
  answered: '¿Cómo te queda mejor devolvernos lo que compraste? El costo corre por nuestra cuenta.',
  return_agreed: 'Quedamos en que nos devolvés lo que compraste. El costo corre por nuestra cuenta.',
  goods_received: 'Ya recibimos lo que nos devolviste. ¿A qué cuenta (CBU o alias) te devolvemos el dinero?',
  money_returned: 'Ya te devolvimos el dinero.',
  closed: 'Cerramos el caso como acordamos.',
  rejected: `Llegó después de los ${WITHDRAWAL_DAYS} días corridos que da la ley desde que recibiste la compra.`,
};

export const texts = {
  pageTitle: 'Caso',
  loading: 'Cargando el caso…',
  notFound: 'Ese caso no existe.',
  loadFailed: 'No pudimos cargar el caso.',
  print: 'Imprimir',
  facts: 'Qué pidió',
  channel: 'Llegó por',
  channels,
  receivedAt: 'Llegó el',
  delivered: 'Recibió la compra el',
  deadline: 'Podía arrepentirse hasta el',
  exchangeDeadline: 'Podía pedirlo hasta el',
  term: 'Plazo',
  name: 'Nombre',
  email: 'Email',
  phone: 'Teléfono',
  message: 'Mensaje',
  orderNumber: 'Número que escribió',
  orderOfLink: 'Orden',
  erased: 'Sin datos personales',
  orderPanel: {
    title: 'Orden',
    open: 'Ver la orden',
    status: 'Estado',
    total: 'Total',
    paid: 'Cobrado',
    contact: 'Contacto de la orden',
    mismatch:
      'El contacto de este caso no es el de la orden. Antes de devolver dinero, confirmá con quien compró.',
    unproved: 'Solo escribió el número. Confirmá con quien compró, con los datos de la orden.',
    unknown: (number: string) =>
      `No hay ninguna orden ${number}. Preguntale a la clienta o buscala por su contacto.`,
    none: 'No dijo de qué orden se trata.',
    candidates: 'Órdenes con ese contacto',
    tie: 'Es este',
    number: 'Número de orden',
    tieSubmit: 'Asociar',
    confirmTitle: (number: string) => `¿Asociar la orden ${number}?`,
    confirmText: 'Revisá que sea la orden de esta clienta: no se puede cambiar después.',
    tied: 'Orden asociada al caso.',
    failed: 'No pudimos asociar la orden.',
  },
  steps: {
    title: 'Próximo paso',
    closed: 'El caso está cerrado: no queda nada por hacer.',
    words: steps,
    way: 'Cómo le respondiste',
    ways,
    goods: 'Qué pasa con las prendas',
    goodsOptions: goods,
    reason: 'Por qué se cierra',
    reasons,
    submit: 'Guardar',
    done: 'Anotado en el caso.',
    failed: sharedTexts.stepFailed,
  },
  money: {
    button: 'Devolver el dinero',
    title: 'Devolver el dinero',
    text: 'Queda en los pagos de la orden y cierra el caso. Devolvé primero el dinero y después anotalo acá.',
    textWithoutOrder: 'El caso no tiene orden: el importe queda anotado solo acá y cierra el caso.',
    amount: 'Importe',
    method: 'Cómo se devolvió',
    day: 'Fecha',
    note: 'Nota',
    submit: 'Anotar la devolución',
    done: (amount: string) => `Devolución de ${amount} anotada.`,
    failed: 'No pudimos anotar la devolución.',
    recorded: (amount: string) => `Ya está en la orden: ${amount}`,
    recordedHint: 'La orden ya tiene esa devolución anotada: con esto solo se cierra el caso.',
  },
  answer: {
    title: 'Escribirle',
    mail: 'Escribir por email',
    chat: 'Escribir por WhatsApp',
    none: 'No dejó email ni un teléfono con WhatsApp.',
    subject: (code: string) => `Tu arrepentimiento ${code}`,
    hello: (name: string) => (name ? `¡Hola ${name}!` : '¡Hola!'),
    about: (code: string, order: string) =>
      `Te escribimos por tu arrepentimiento ${code}${order && ` del pedido ${order}`}.`,
    byState: byState as Readonly<Record<string, string>>,
  },
  history: {
    title: 'Historia',
    by: (actor: string) => `· ${actor}`,
    money: (amount: string, day: string) => (day ? `${amount} · ${day}` : amount),
  },
  paper: {
    title: 'Constancia de caso',
    seller: 'CUIT',
    code: 'Código',
    signed: 'Firma de quien recibe',
  },
} as const;
