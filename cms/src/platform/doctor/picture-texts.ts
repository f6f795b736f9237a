/** Faults of pictures. */
export const pictureTexts = {
  'product-picture-is-empty': {
    problem: 'Una imagen de un producto no tiene foto',
    remedy: 'Abrí el producto en Productos > Editar, elegí otra foto o quitá la imagen, y guardalo.',
  },
  'picture-file-is-missing': {
    problem: 'Falta el archivo de una foto',
    remedy: 'Subila de nuevo en Productos > Editar, o copiala de la última copia (carpeta public/uploads).',
  },
} as const;
