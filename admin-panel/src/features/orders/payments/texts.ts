export const texts = {
  entries: (n: number) => (n === 1 ? '1 movimiento' : `${n} movimientos`),
  paid: 'Cobrado',
  due: 'Falta cobrar',
  toReturn: 'A devolver',
  kinds: { payment: 'Pago', refund: 'Devolución', void: 'Anulación' } as Record<string, string>,
  by: (who: string) => `por ${who}`,
  payment: {
    open: 'Anotar pago',
    title: 'Anotar un pago',
    text: 'Una seña o el resto. Cuando está todo cobrado, la orden queda pagada.',
    submit: 'Anotar pago',
    done: (amount: string) => `Pago de ${amount} anotado`,
  },
  refund: {
    open: 'Anotar devolución',
    title: 'Anotar una devolución',
    text: 'La plata que le devolviste, toda o una parte. Si devolviste todo, la orden queda reembolsada.',
    submit: 'Anotar devolución',
    done: (amount: string) => `Devolución de ${amount} anotada`,
  },
  void: {
    open: 'Anular',
    openOf: (amount: string) => `Anular el movimiento de ${amount}`,
    voided: 'Anulado',
    title: (amount: string) => `¿Anular la anotación de ${amount}?`,
    text: 'Para una plata que se anotó por error: deja de contar como pago o devolución. A la clienta no le llega ningún correo. Si la orden queda sin pagar, vuelve a estar pendiente.',
    submit: 'Anular',
    done: 'La anotación quedó anulada',
  },
  failed: 'No pudimos anotarlo.',
} as const;

export const cancelTexts = {
  open: 'Cancelar y devolver…',
  title: (number: string) => `Cancelar la orden #${number}`,
  text: 'Decí cuánta plata le devolvés y cómo, y qué unidades vuelven al stock. La plata que sale no se puede deshacer.',
  submit: (amount: string) => `Cancelar y devolver ${amount}`,
  submitOnly: 'Cancelar la orden',
  close: 'Volver',
  done: (number: string) => `Orden #${number} cancelada`,
  failed: 'No pudimos cancelarla.',
} as const;

export const onlineTexts = {
  title: 'Pagos en línea',
  payment: (reference: string) => `Pago ${reference}`,
  refunded: 'Devuelto',
  open: (provider: string) => `Devolver por ${provider}`,
  text: (most: string) =>
    `La plata vuelve a la tarjeta o cuenta con la que pagó. De este pago se pueden devolver ${most}.`,
  submit: 'Devolver',
  done: (amount: string) => `Devolución de ${amount} hecha`,
  failed: 'No pudimos hacer la devolución. Fijate en tu cuenta antes de repetirla.',
} as const;
