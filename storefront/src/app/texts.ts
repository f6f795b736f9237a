export const texts = {
  cart: 'Carrito',
  checkout: 'Finalizar compra',
  confirmation: 'Pedido confirmado',
  tracking: 'Seguimiento de Pedido',
  loading: 'Cargando…',
  broken: 'Algo salió mal en esta página.',
  brokenHelp: 'Tu carrito está a salvo. Recargá la página para seguir.',
  reload: 'Recargar',
} as const;
