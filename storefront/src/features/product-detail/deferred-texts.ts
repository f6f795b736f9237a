/** Texts of the parts that load after the first view. */
export const texts = {
  zoomTitle: (title: string) => `Imágenes de ${title}`,
  zoomMore: 'Acercar o alejar',
  close: 'Cerrar',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  guideTabs: 'Guías de talles',
  howToMeasure:
    'Medite con una cinta métrica apoyada sin apretar, sobre la piel y con la ropa interior puesta.',
  description: 'Descripción',
  composition: 'Composición',
  care: 'Cuidados',
  share: 'Compartir',
  copied: '¡Enlace copiado!',
  ask: 'Consultar por WhatsApp',
  askText: (title: string, address: string) => `¡Hola! Quería consultar por “${title}”. ${address}`.trim(),
  seeAll: 'Ver todos los detalles',
  quickView: (title: string) => `Vista rápida de ${title}`,
} as const;
