export const texts = {
  cart: 'Carrito',
  cartDescription: (brand: string) =>
    `Tu carrito en ${brand}: revisá talles y cantidades, mirá cuánto cuesta el envío y hacé tu pedido sin registrarte.`,
  favorites: 'Favoritos',
  checkout: 'Finalizar compra',
  confirmation: 'Pedido confirmado',
  tracking: 'Seguimiento de Pedido',
  loading: 'Cargando…',
  error: 'Algo salió mal en esta página.',
  errorHelp: 'Tu carrito está a salvo. Recargá la página para seguir.',
  offline: 'Sin conexión. Revisá tu internet e intentá de nuevo: tu carrito está a salvo.',
  reload: 'Recargar',
} as const;
