export const texts = {
  added: (title: string) => `¡${title} se agregó al carrito!`,
  contentFailedTitle: 'Error al cargar el contenido del sitio.',
  contentFailed: 'No se pudo cargar el contenido del sitio. Intente recargar la página.',
  contentMissing: 'Contenido no disponible.',
  contentLoading: 'Cargando el contenido…',
  reload: 'Recargar la página',
  homeTitle: (brand: string) => `${brand} · Lencería en Neuquén`,
  results: (search: string) => `Resultados para “${search}”`,
  homeDescription:
    'Conjuntos, corpiños, bombachas y pijamas con envío a domicilio y retiro en Neuquén. Comprá sin registrarte.',
  pageTitle: (title: string, brand: string) => `${title} · ${brand}`,
  categoryDescription: (name: string, brand: string) =>
    `${name} en ${brand}: talles, colores y precios actualizados, con envío en la ciudad de Neuquén.`,
  productMissing: 'Producto no encontrado',
  home: 'Inicio',
  recentlyViewed: 'Lo último que viste',
} as const;
