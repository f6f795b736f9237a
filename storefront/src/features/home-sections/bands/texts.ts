export const texts = {
  stars: (stars: number) => `${stars} de 5 estrellas`,
  about: (product: string) => `Sobre ${product}`,
  guides: 'Ver guías de talles',
  gifts: 'Ver ideas',
} as const;
