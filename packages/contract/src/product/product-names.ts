/** Names of a product's fields as staff read them: in the form, the list, files, conflicts and the activity. */
export const PRODUCT_FIELD_NAMES = {
  title: 'Título',
  description: 'Descripción',
  price: 'Precio',
  discount: 'Descuento',
  category: 'Categoría',
  status: 'Estado',
  thumbnails: 'Imágenes',
  thumbnailAlts: 'Textos alternativos',
  thumbnailColors: 'Colores de las imágenes',
  size: 'Talles',
  colors: 'Colores',
  variants: 'Combinaciones de talle y color',
  skus: 'SKU',
  composition: 'Composición',
  fit: 'Calce',
  care: 'Cuidados',
  origin: 'País de origen',
  manufacturer: 'Fabricante',
} as const;

const ABBREVIATION = /^\p{Lu}{2}/u;

/** Returns a field's name as it stands within a sentence. */
export function productFieldNoun(field: keyof typeof PRODUCT_FIELD_NAMES): string {
  const name = PRODUCT_FIELD_NAMES[field];
  return ABBREVIATION.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
