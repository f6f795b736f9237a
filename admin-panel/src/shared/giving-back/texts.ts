const unitsOf = (n: number) => (n === 1 ? 'La unidad' : `Las ${n} unidades`);

/** The two questions of whatever gives money or goods of an order back. */
export const texts = {
  units: '¿Qué unidades vuelven al stock?',
  fates: {
    later: () => 'Lo decido después',
    all: (n: number) => `${unitsOf(n)} ${n === 1 ? 'vuelve' : 'vuelven'} al stock`,
    some: () => 'Algunas',
    none: () => 'Ninguna vuelve a la venta',
  },
  ticks: '¿Qué devuelve?',
  unitsOf: (title: string) => `Cuántas de ${title}`,
  withDelivery: 'Es todo lo cobrado: va también el envío o el recargo que pagó.',
  ofLine: (title: string, variant: string) => [title, variant].filter(Boolean).join(' · '),
  back: (n: number, held: number) => `${n} de ${held}`,
  money: 'El dinero',
  when: {
    now: 'Ya se lo devolví',
    later: 'Se lo devuelvo después: queda en «A devolver»',
  },
} as const;
