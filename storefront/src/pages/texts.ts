import { WITHDRAWAL_TERM_TEXT } from '@shop/contract';

export const texts = {
  added: (title: string) => `¡${title} se agregó al carrito!`,
  toCart: 'Ver carrito',
  size: (size: string) => `Talle ${size}`,
  contentFailedTitle: 'Error al cargar el contenido del sitio.',
  contentFailed: 'No se pudo cargar el contenido del sitio. Intente recargar la página.',
  contentMissing: 'Contenido no disponible.',
  contentLoading: 'Cargando el contenido…',
  reload: 'Recargar la página',
  homeTitle: (brand: string) => `${brand} · Lencería en Neuquén`,
  pageTitle: (title: string, brand: string) => `${title} · ${brand}`,
  productMissing: 'Producto no encontrado',
  home: 'Inicio',
  recentlyViewed: 'Lo último que viste',
} as const;

/** Texts of search results and link previews; apart, as only the server renders them. */
export const descriptions = {
  home: 'Conjuntos, corpiños, bombachas y pijamas: mirá talles, colores y precios, y comprá sin registrarte.',
  category: (name: string, brand: string) => `${name} en ${brand}: talles, colores y precios actualizados.`,
  withdrawal: `Devolvé tu compra dentro de los ${WITHDRAWAL_TERM_TEXT}, sin motivos y sin costo. Tu código, al instante.`,
  cart: (brand: string) =>
    `Tu carrito en ${brand}: revisá talles y cantidades, mirá cuánto cuesta el envío y hacé tu pedido sin registrarte.`,
} as const;
