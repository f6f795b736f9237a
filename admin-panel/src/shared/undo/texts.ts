export const texts = {
  undo: 'Deshacer',
  undone: (n: number) =>
    n === 1 ? 'Deshecho: la orden quedó como estaba' : `Deshecho: ${n} órdenes quedaron como estaban`,
  failed: (why: string) => `No se pudo deshacer: ${why}`,
} as const;
