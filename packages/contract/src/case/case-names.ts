import type { CaseKind } from './case';
import type { CaseState, CaseStep, LeadingStep } from './case-rules';

type KindNames = {
  one: string;
  many: string;
  /** Stands before the code of a case on the back office's screens. */
  heading: string;
  /** Stands before the code of a case on the page of the buyer's order. */
  buyer: string;
};

export const CASE_KIND_NAMES: Readonly<Record<CaseKind, KindNames>> = {
  withdrawal: {
    one: 'Arrepentimiento',
    many: 'Arrepentimientos',
    heading: 'Arrepentimiento',
    buyer: 'Arrepentimiento',
  },
  exchange: { one: 'Cambio', many: 'Cambios', heading: 'Cambio', buyer: 'Trámite' },
  data_request: {
    one: 'Pedido de datos',
    many: 'Pedidos de datos',
    heading: 'Datos personales',
    buyer: 'Trámite',
  },
};

/** Names of the states of a case, for staff. */
export const CASE_STATE_NAMES: Readonly<Record<CaseState, string>> = {
  new: 'Sin responder',
  answered: 'Respondido',
  return_agreed: 'Devolución acordada',
  goods_received: 'Prendas recibidas',
  money_returned: 'Dinero devuelto',
  closed: 'Cerrado',
  rejected: 'Rechazado',
  unverified: 'Sin confirmar quién es',
  verified: 'Confirmado: falta responder',
  limited: 'Borrado en espera',
  expired: 'Vencido',
  approved: 'Aceptado',
  handed_over: 'Entregado',
  cancelled: 'Cancelado con la orden',
};

/** Names of the recorded steps of a case, for staff. */
export const CASE_STEP_NAMES: Readonly<Record<CaseStep, string>> = {
  received: 'Se abrió el caso',
  repeated: 'Lo pidió otra vez',
  asked_again: 'Lo pidió otra vez: se reabrió',
  answered: 'Se le respondió',
  return_agreed: 'Se acordó la devolución',
  goods_received: 'Se recibieron las prendas',
  money_returned: 'Se devolvió el dinero',
  closed: 'Se cerró',
  rejected: 'Se rechazó',
  approved: 'Se aceptó el cambio',
  handed_over: 'Se entregó',
  expired: 'Venció',
  cancelled: 'Se cerró con la orden',
  reopened: 'Se reabrió',
  note: 'Nota',
  order_tied: 'Se asoció la orden',
  personal_data_erased: 'Se borraron los datos personales',
  verified_by_link: 'Se confirmó con el enlace de su pedido',
  verified_by_mail: 'Lo confirmó por correo',
  verified_by_staff: 'Lo confirmamos por WhatsApp',
  whatsapp_opened: 'WhatsApp abierto',
  proven: 'Se confirmó que es la persona',
  rectified: 'Se corrigieron sus datos',
  erased: 'Se borraron sus datos',
  erasure_limited: 'El borrado espera a que termine lo que está en curso',
};

const nameIn = (names: Readonly<Record<string, string>>, key: string): string => names[key] ?? key;

/** Names a state for staff. */
export const caseStateName = (state: string): string => nameIn(CASE_STATE_NAMES, state);

/** Names a recorded step for staff. */
export const caseStepName = (step: string): string => nameIn(CASE_STEP_NAMES, step);

// Apart from the names for staff, so that the storefront's scripts do not hold those.
type BuyerSteps<Kind extends CaseKind> = Readonly<Record<'received' | LeadingStep<Kind>, string>>;
const BUYER_STEPS: { [Kind in 'withdrawal' | 'data_request']: BuyerSteps<Kind> } = {
  withdrawal: {
    received: 'Lo recibimos',
    answered: 'Te respondimos',
    return_agreed: 'Acordamos la devolución',
    goods_received: 'Recibimos lo que devolviste',
    money_returned: 'Te devolvimos el dinero',
    closed: 'Lo cerramos',
    rejected: 'Llegó fuera de término y no lo pudimos aceptar',
    reopened: 'Lo volvimos a abrir',
    asked_again: 'Lo pediste otra vez',
  },
  data_request: {
    received: 'Lo recibimos',
    proven: 'Confirmamos que sos vos',
    erasure_limited: 'Borramos tus datos en cuanto termine lo que está en curso',
    handed_over: 'Te dimos tus datos',
    rectified: 'Corregimos tus datos',
    erased: 'Borramos tus datos',
    rejected: 'No pudimos hacer lo que pediste',
    expired: 'Venció: no se confirmó que eras vos',
  },
};

/** Names a recorded step for the buyer of a withdrawal or a data request; '' for notes and the shop's own bookkeeping. */
export const buyerStepName = (kind: CaseKind, step: string): string =>
  (BUYER_STEPS as Partial<Record<CaseKind, Partial<Record<string, string>>>>)[kind]?.[step] ?? '';

type ExchangeNames = { state: string; step: string };

/** Names for the buyer the states of an exchange, and the steps that lead there. */
export const BUYER_EXCHANGE_NAMES: Readonly<Record<CaseState<'exchange'>, ExchangeNames>> = {
  new: { state: 'Pedido', step: 'Pediste el cambio' },
  approved: { state: 'Aceptado', step: 'Aceptamos el cambio' },
  goods_received: { state: 'Recibimos tu prenda', step: 'Recibimos lo que cambiaste' },
  handed_over: { state: 'Entregado', step: 'Te dimos la prenda nueva' },
  rejected: { state: 'No se pudo hacer', step: 'No lo pudimos hacer' },
  expired: { state: 'Venció la reserva', step: 'Venció la reserva: no nos llegó la prenda' },
  cancelled: { state: 'Cancelado con el pedido', step: 'Se cerró con el pedido' },
};
