import { MAX_STOCK } from '../limits';
import { PRODUCT_FIELD_NAMES as NAMES } from './product-names';

/** Columns of a product CSV in the order of an export: what each expects, and an example. */
export const IMPORT_COLUMNS = [
  {
    name: '_id',
    label: 'Identificador',
    example: 'vacía',
    expects:
      'el identificador de un producto que ya existe, como sale en el CSV exportado, o nada para crear',
  },
  {
    name: 'titulo',
    label: 'Título',
    required: true,
    example: 'Conjunto Alma',
    expects: 'el nombre del producto, de hasta 160 letras',
  },
  { name: 'talle', label: 'Talle', example: 'M', expects: 'un solo talle, de hasta 30 letras' },
  { name: 'color', label: 'Color', example: 'Negro', expects: 'un solo color, de hasta 30 letras' },
  {
    name: 'stock',
    label: 'Stock',
    example: '4',
    expects: `unidades: un número entero de 0 a ${MAX_STOCK.toLocaleString('es-AR')}`,
  },
  {
    name: 'stock_visto',
    label: 'Stock visto',
    example: '4',
    expects: 'las unidades que había al exportar, sin cambiarlas: un número entero',
  },
  {
    name: 'exportado',
    label: 'Exportado',
    example: 'vacía',
    expects: 'lo que puso el CSV exportado, sin cambiarlo: así el mismo archivo no suma dos veces',
  },
  { name: 'sku', label: 'SKU', example: 'ALMA-M-NEG', expects: 'un código, de hasta 60 letras y números' },
  {
    name: 'precio',
    label: 'Precio',
    required: true,
    example: '18.900',
    expects: 'pesos enteros mayores a 0, sin centavos, como 18900 o 18.900',
  },
  { name: 'descuento', label: 'Descuento', example: '15', expects: 'un porcentaje entero de 0 a 99' },
  {
    name: 'categoria',
    label: 'Categoría',
    required: true,
    example: 'Conjuntos',
    expects: 'una categoría de la tienda',
  },
  { name: 'activo', label: 'Activo', example: 'si', expects: 'si o no' },
  {
    name: 'descripcion',
    label: NAMES.description,
    example: 'De encaje, sin aro.',
    expects: 'un texto de hasta 5.000 letras; sin él, el producto queda apagado',
  },
  {
    name: 'talles',
    label: NAMES.size,
    example: 'S, M, L',
    expects: 'los talles separados por comas, o sin',
  },
  {
    name: 'colores',
    label: NAMES.colors,
    example: 'Negro | Lavanda #c3a6d8',
    expects: 'los colores separados por |, con su tono si no es un color común, o sin',
  },
  {
    name: 'imagenes',
    label: 'Fotos',
    example: 'https://example.com/a.jpg',
    expects: 'direcciones https:// o de fotos subidas a la tienda, separadas por |; sin fotos queda apagado',
  },
  {
    name: 'textos_imagenes',
    label: 'Textos de las fotos',
    example: 'De frente | De espalda',
    expects: 'un texto por foto, de hasta 200 letras, separados por | en el orden de las fotos',
  },
  {
    name: 'colores_imagenes',
    label: 'Colores de las fotos',
    example: 'Negro | Negro + Rojo',
    expects: 'colores del producto por foto, separados por |; varios de una foto, con +',
  },
  {
    name: 'composicion',
    label: NAMES.composition,
    example: '90 % algodón',
    expects: 'un texto de hasta 300 letras',
  },
  { name: 'calce', label: NAMES.fit, example: 'chico', expects: 'chico, justo, grande o sin' },
  {
    name: 'cuidado',
    label: NAMES.care,
    example: 'Lavar a mano',
    expects: 'un texto de hasta 1.000 letras',
  },
  {
    name: 'origen',
    label: NAMES.origin,
    example: 'Argentina',
    expects: 'el país donde se fabricó, de hasta 60 letras',
  },
  {
    name: 'fabricante',
    label: NAMES.manufacturer,
    example: 'Textil Alma SRL',
    expects: 'el fabricante, si no sos vos, de hasta 160 letras',
  },
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number]['name'];
