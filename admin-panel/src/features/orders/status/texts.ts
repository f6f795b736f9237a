const unitsOf = (n: number) => (n === 1 ? '1 unidad' : `${n} unidades`);

/** What a change does to the stock, in one sentence. */
export const stockTexts = {
  back: (n: number) => (n === 1 ? 'La unidad vuelve al stock.' : `Las ${n} unidades vuelven al stock.`),
  taken: (n: number) => `Se ${n === 1 ? 'toma' : 'toman'} ${unitsOf(n)} del stock.`,
  refunded: 'El stock no cambia: devolver la plata no devuelve las prendas.',
  notHeld: 'El stock no cambia: no hay unidades apartadas.',
  sold: 'El stock no cambia: lo que está pagado ya salió de la tienda.',
} as const;

/** Short names of the next step, for lists. */
export const stepTexts = {
  title: 'Próximo paso: ',
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
