import { MAX_BULK_PRODUCTS } from '@shop/contract';

export const priceTexts = {
  tooManySelected: `Elegí hasta ${MAX_BULK_PRODUCTS.toLocaleString('es-AR')} productos por vez`,
  nothingFound: 'No hay productos para cambiar: ya no están en la lista',
  selectionChanged: (before: number, now: number) =>
    `Los productos que elegiste eran ${before} y ahora son ${now}: no se cambió nada. Revisá la lista y elegilos de nuevo.`,
  nothingChanges: 'Con ese porcentaje y ese redondeo no cambia ningún precio',
  tooHigh: (title: string) => `El precio de «${title}» quedaría demasiado alto`,
  tooLow: (title: string) =>
    `Con su descuento, «${title}» quedaría gratis: sacale el descuento o bajá menos el precio`,
  outdated:
    'Mientras mirabas la vista previa cambió un precio o la lista de productos: no se cambió nada. Revisá los precios de nuevo.',
  notFound: 'Ese cambio de precios ya no se puede deshacer: pasó demasiado tiempo.',
  alreadyUndone: 'Ese cambio de precios ya se deshizo.',
} as const;
