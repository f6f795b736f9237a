/** The usual answers to points of the checklist, which the owner takes with one tap and edits where they live. */
export const texts = {
  saved: 'Listo, quedó guardado. Lo podés cambiar en Config',
  failed: (why: string) => `No pudimos guardarlo: ${why}`,
  service: {
    label: 'Usar lo habitual',
    says: 'Lo habitual: lunes a viernes de 9 a 17 h, por WhatsApp y e-mail; responde «Atención a clientas».',
    values: {
      serviceHours: 'Lunes a viernes de 9 a 17 h',
      serviceChannel: 'WhatsApp y e-mail',
      serviceArea: 'Atención a clientas',
    },
  },
  defence: {
    neuquen: 'Usar el de Neuquén',
    federal: 'Usar el federal',
    says: 'Neuquén: Protección al Consumidor de la provincia. Federal: la ventanilla única de la Nación.',
  },
  categories: 'Elegí las que vendés. Vienen con su guía de talles, que podés cambiar en Contenido.',
  addCategories: (n: number) =>
    n === 1 ? 'Agregar 1 categoría con su guía' : `Agregar ${n} categorías con sus guías`,
  addGuides: 'Agregar las guías habituales',
  added: 'Listo. Lo podés cambiar en Contenido',
} as const;
