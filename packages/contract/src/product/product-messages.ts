import { MAX_PICTURES_PER_PRODUCT, MAX_PRICE, MAX_STOCK } from '../limits';

export const productMessages = {
  title: 'El título es requerido',
  description: 'La descripción es requerida',
  category: 'La categoría es requerida',
  price: 'El precio debe ser mayor a 0',
  priceTooHigh: 'El precio es demasiado alto',
  none: 'Elegí al menos un producto',
  deleted: 'Producto eliminado exitosamente.',
  sizes: 'Debe seleccionar al menos una talla',
  images: 'Debe incluir al menos una imagen',
  tooManyImages: `Se admiten hasta ${MAX_PICTURES_PER_PRODUCT} imágenes`,
  unknownPictureColor: (color: string) =>
    `El color ${color} de una imagen no está entre los colores del producto`,
  unknownCategory: 'La categoría seleccionada no es válida',
  restoredWithoutCategory: (title: string, category: string) =>
    `La categoría «${category}» ya no existe: elegile otra a «${title}» para que se encuentre en la tienda.`,
  missingImage: (place: number) => `La imagen ${place} no existe en la tienda: subila de nuevo`,
  badImages: 'Algunas URLs de imágenes no son válidas',
  stock: `El stock debe ser un número entero de 0 a ${MAX_STOCK}`,
  fit: 'El calce debe ser small, snug, large o vacío',
  discount: 'El descuento debe ser un número entero',
  repeatedColor: 'Hay colores repetidos',
  priceBound: `Los límites de precio deben ser números enteros de 0 a ${MAX_PRICE}`,
  priceRange: 'El precio mínimo no puede superar al máximo',
  idsOrColor: 'Una lista de ids no se filtra por color',
  renamedUnknown: (name: string) => `El producto no tiene «${name}»`,
  renamedTwice: (name: string) => `«${name}» no puede recibir dos nombres, ni dos variantes el mismo`,
  renamedToTaken: (name: string) => `El producto ya tiene «${name}»: corregir un nombre no une dos variantes`,
  losesUnits: (units: number, variants: string) =>
    `${units === 1 ? 'Se perdería 1 unidad' : `Se perderían ${units} unidades`} de lo que deja de ofrecerse: ${variants}. Dejalas antes en 0, o confirmalo con dropUnits: ${units}.`,
  repeatedVariant: 'Hay combinaciones de talle y color repetidas',
} as const;
