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
  pending_manual: 'Confirmar',
  pending_mercado_pago: 'Esperar el pago',
  pending_transfer_proof: 'Pedir el comprobante',
  pending_transfer_confirmation: 'Verificar el comprobante',
  prepare: 'Preparar',
  hand_over: { pickup: 'Entregar', home: 'Enviar' },
  on_its_way: 'Anotar la llegada',
  collect: 'Cobrar',
  giveBack: (amount: string) => `Devolver ${amount}`,
} as const;
