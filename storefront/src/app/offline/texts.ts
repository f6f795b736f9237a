export const texts = {
  savedCopy: (at: string) =>
    `Sin conexión: ves lo guardado el ${at}. Precios y stock se comprueban cuando vuelva.`,
  offlineTitle: 'Sin conexión',
  offlineHelp: 'Esta página todavía no está guardada en tu teléfono. Mientras tanto podés ver:',
  home: 'Inicio',
  cart: 'Tu carrito',
  favorites: 'Tus favoritos',
} as const;
