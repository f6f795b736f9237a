export const texts = {
  title: 'Cobros y devoluciones',
  none: 'Todavía no se cobró nada.',
  total: 'Total',
  paid: 'Cobrado',
  due: 'Falta cobrar',
  toReturn: 'A devolver',
  kinds: { payment: 'Pago', refund: 'Devolución', correction: 'Corrección' } as Record<string, string>,
  by: (who: string) => `por ${who}`,
  amount: 'Importe ($)',
  method: 'Cómo',
  day: 'Fecha',
  note: 'Nota',
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
  failed: 'No pudimos anotarlo.',
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
