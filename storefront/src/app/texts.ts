export const texts = {
  cart: 'Carrito',
  favorites: 'Favoritos',
  checkout: 'Finalizar compra',
  confirmation: 'Pedido confirmado',
  tracking: 'Seguimiento de Pedido',
  stockAlert: 'Aviso de stock',
  loading: 'Cargando…',
  error: 'Algo salió mal en esta página.',
  errorHelp: 'Tu carrito está a salvo. Recargá la página para seguir.',
  offline: 'Sin conexión',
  offlineHelp: 'Tu carrito está a salvo. Cuando vuelva internet, esta página se carga sola.',
  reload: 'Recargar',
} as const;
