export const texts = {
  keep: (title: string) => `Guardar ${title} en favoritos`,
} as const;
