/** Texts that lists of products show, too; all others load with a product. */
export const listTexts = {
  breadcrumb: 'Ruta de navegación',
  limit: (units: number) =>
    units === 1 ? 'Es la última unidad disponible.' : `Hay ${units} unidades disponibles.`,
  perOrder: (units: number) => `En un pedido entran hasta ${units}.`,
  inCart: (units: number) => `Ya tenés ${units} en el carrito.`,
} as const;
