export const texts = {
  title: (title: string) => `Imágenes de ${title}`,
  zoom: 'Acercar o alejar',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  position: (index: number, total: number) => `${index}/${total}`,
} as const;
