export const footerTexts = {
  brandText: 'Lencería pensada para acompañarte todos los días: linda, cómoda y a tu medida.',
  follow: 'Seguinos',
  help: 'Ayuda',
  shop: 'Tienda',
  chat: 'Escribinos por WhatsApp',
  chatText: (brand: string) => `¡Hola ${brand}! Tengo una consulta.`,
  credit: 'Desarrollado en Neuquén',
  admin: 'Entrada administración',
  rights: (brand: string, year: number) => `© ${year} ${brand}`,
  footer: 'Pie de página',
  cuit: (cuit: string) => `CUIT ${cuit}`,
} as const;
