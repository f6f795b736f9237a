export const texts = {
  cart: 'Carrito',
  cartDescription: (brand: string) =>
    `Tu carrito en ${brand}: revisá talles y cantidades, mirá cuánto cuesta el envío y hacé tu pedido sin registrarte.`,
  favourites: 'Favoritos',
  checkout: 'Finalizar compra',
  confirmation: 'Pedido confirmado',
  tracking: 'Seguimiento de Pedido',
  loading: 'Cargando…',
  broken: 'Algo salió mal en esta página.',
  brokenHelp: 'Tu carrito está a salvo. Recargá la página para seguir.',
  away: 'Sin conexión. Revisá tu internet e intentá de nuevo: tu carrito está a salvo.',
  reload: 'Recargar',
} as const;
