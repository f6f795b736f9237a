/** Texts of the parts that load after the first view. */
export const texts = {
  guideTabs: 'Guías de talles',
  howToMeasure:
    'Medite con una cinta métrica apoyada sin apretar, sobre la piel y con la ropa interior puesta.',
  description: 'Descripción',
  composition: 'Composición y cuidados',
  originText: (origin = '', manufacturer = '') =>
    [origin && `Fabricado en ${origin}.`, manufacturer && `Fabricante: ${manufacturer}.`].join(' ').trim(),
  share: 'Compartir',
  copied: '¡Enlace copiado!',
  ask: 'Consultar por WhatsApp',
  named: (title: string, size: string, color: string) =>
    [`“${title}”`, size && `talle ${size}`, color && `color ${color}`].filter(Boolean).join(', '),
  askText: ({ name, address }: { name: string; address: string }) =>
    `¡Hola! Quería consultar por ${name}. ${address}`.trim(),
  seeAll: 'Ver todos los detalles',
  quickView: (title: string) => `Vista rápida de ${title}`,
  notFound: 'Producto no encontrado',
  notFoundDetail: 'No se pudo encontrar el producto',
  backHome: 'Volver al inicio',
  failed: 'Error al cargar el producto. Intente nuevamente más tarde.',
  retry: 'Reintentar',
  related: 'También te puede interesar',
  chooseSize: 'Elegí tu talle',
  chooseColor: 'Elegí otro color',
  addFor: (money: string) => `Agregar · ${money}`,
  promises: 'Entrega y cambios',
  home_delivery: (cost: string, days: string) =>
    days ? `Envío a domicilio: ${cost} · ${days}` : `Envío a domicilio: ${cost}`,
  pickup: (address: string) => `Retiro gratis en ${address}`,
  offer: {
    missing: (money: string) => `Con esto te faltan ${money} para el envío gratis`,
    reached: '¡Con esto tenés envío gratis!',
  },
  offerOfCart: {
    missing: (money: string) => `A tu carrito le faltan ${money} para el envío gratis`,
    reached: '¡Tu carrito tiene envío gratis!',
  },
} as const;
