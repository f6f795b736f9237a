/** Words of the way through a list of orders. */
export const texts = {
  list: 'Órdenes de la lista',
  previous: 'Anterior',
  next: 'Siguiente',
  back: 'Volver a la lista',
  position: (n: number, of: number) => `${n.toLocaleString('es-AR')} de ${of.toLocaleString('es-AR')}`,
  loading: 'Abriendo la primera orden...',
  goToQueue: (queue: string, orders: number) => `Sigue: ${queue} (${orders.toLocaleString('es-AR')})`,
  goOn: (left: number) => `Siguiente (${left === 1 ? 'queda 1' : `quedan ${left.toLocaleString('es-AR')}`})`,
} as const;
