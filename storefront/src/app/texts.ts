import { loadingTexts } from '@shop/web-kit/loading';

export const texts = {
  cart: 'Carrito',
  favorites: 'Favoritos',
  checkout: 'Finalizar compra',
  confirmation: 'Pedido confirmado',
  tracking: 'Seguimiento de Pedido',
  myData: 'Mis datos',
  stockAlert: 'Aviso de stock',
  loading: 'Cargando…',
  error: 'Algo salió mal en esta página.',
  errorHelp: `Tu carrito está a salvo. ${loadingTexts.help}`,
  offline: 'Sin conexión',
  offlineHelp: 'Tu carrito está a salvo. Cuando vuelva internet, esta página se carga sola.',
  reload: loadingTexts.reload,
} as const;
