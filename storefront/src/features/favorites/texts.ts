export const texts = {
  heading: 'Tus favoritos',
  products: 'Productos',
  count: (products: number) => (products === 1 ? '1 producto' : `${products} productos`),
  noScript: 'Para guardar favoritos hace falta JavaScript: quedan en este navegador, sin registrarte.',
  empty: 'Todavía no guardaste favoritos',
  emptyHint: 'Tocá el corazón de lo que te guste y lo vas a encontrar acá, en este navegador.',
  explore: 'Explorar productos',
  removed: (title: string) => `Quitaste ${title} de tus favoritos.`,
  unavailable: (products: number) =>
    products === 1
      ? 'Un producto que habías guardado ya no se vende. Lo quitamos de tus favoritos.'
      : `${products} productos que habías guardado ya no se venden. Los quitamos de tus favoritos.`,
  failed: 'No pudimos cargar tus favoritos. Siguen guardados en este navegador.',
} as const;
