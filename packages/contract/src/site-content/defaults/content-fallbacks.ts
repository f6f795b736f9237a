import type { Category } from '../site-content-draft';

/** Categories of the product form while the real ones cannot be loaded; never stored. */
export const FALLBACK_CATEGORIES: readonly Category[] = [
  { name: 'electronics', display_name: 'Electrónicos' },
  { name: 'clothing', display_name: 'Ropa' },
  { name: 'books', display_name: 'Libros' },
  { name: 'home', display_name: 'Hogar' },
  { name: 'sports', display_name: 'Deportes' },
  { name: 'beauty', display_name: 'Belleza' },
  { name: 'toys', display_name: 'Juguetes' },
  { name: 'food', display_name: 'Comida' },
  { name: 'automotive', display_name: 'Automotriz' },
];
