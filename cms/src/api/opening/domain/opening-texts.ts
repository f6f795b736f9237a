export const openingTexts = {
  closed: 'La tienda está cerrada por ahora: todavía no podemos tomar pedidos.',
  notReady: (titles: readonly string[]) =>
    `Para abrir falta resolver o dejar pendiente: ${titles.join(', ')}.`,
  notTheValue: 'Ese valor cambió mientras lo mirabas. Revisalo y confirmalo de nuevo.',
  unknownCheck: 'Esa verificación no existe.',
  preview: 'Ya podés ver la tienda cerrada en este navegador.',
} as const;
