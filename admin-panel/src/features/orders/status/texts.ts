import { texts as givingBackTexts } from '#shared/giving-back/texts.ts';

const unitsOf = (n: number) => (n === 1 ? '1 unidad' : `${n} unidades`);

/** What a change does to the stock, in one sentence. */
export const stockTexts = {
  back: (n: number) => (n === 1 ? 'La unidad vuelve al stock.' : `Las ${n} unidades vuelven al stock.`),
  taken: (n: number) => `Se ${n === 1 ? 'toma' : 'toman'} ${unitsOf(n)} del stock.`,
  notHeld: 'El stock no cambia: no hay unidades apartadas.',
  sold: 'El stock no cambia: lo vendido ya lo tiene la clienta.',
  undecided: (n: number) => `Falta decidir si ${n === 1 ? 'vuelve 1 unidad' : `vuelven ${n} unidades`}.`,
} as const;

/** Short names of the next step, for lists. */
export const stepTexts = {
  title: 'Próximo paso: ',
  answer_dispute: 'Responder el reclamo',
  attend_case: 'Atender el caso',
  verify_proof: 'Verificar el comprobante',
  confirm: 'Confirmar',
  prepare: 'Preparar',
  hand_over: 'Entregar',
  ship: 'Enviar',
  deliver: 'Anotar la llegada',
  collect: 'Cobrar',
  ask_proof: 'Pedir el comprobante',
  mark_paid: 'Marcar como pagada',
  return_money: (amount: string) => `Devolver ${amount}`,
  decide_units: 'Decidir qué vuelve al stock',
  await_payment: 'Esperar el pago',
} as const;

/** The task of an order whose units nobody has decided about. */
export const unitsTexts = {
  title: givingBackTexts.units,
  text: 'Contá las que ya tenés y se pueden vender. Las que no marques quedan fuera de la venta.',
  submit: 'Guardar',
  done: 'Unidades anotadas',
} as const;
