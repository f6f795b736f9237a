export const texts = {
  savedCopy: (at: string) =>
    `Sin conexión: ves lo guardado el ${at}. Precios y stock se comprueban cuando vuelva.`,
  silentCopy: (at: string) => `La conexión no responde: ves lo guardado el ${at}.`,
  update: 'Actualizar',
  offlineTitle: 'Sin conexión',
  silentTitle: 'La conexión no responde',
  neverSaved: 'Esta página todavía no está guardada en tu teléfono.',
  needsLine: 'Esta página necesita conexión. Lo que elegiste y lo que escribiste no se pierde.',
  comesBack: 'Se carga sola cuando vuelva la conexión. Mientras tanto podés ver:',
  retry: 'Reintentar',
  home: 'Inicio',
  cart: 'Tu carrito',
  favorites: 'Tus favoritos',
} as const;
