import { findSizeGuides } from '@shop/contract';
import type { Snapshot } from '../snapshot';
import { contentField, INFORMATION_DUTY, type Check } from './check';

const NO_PRODUCTS = 'Todavía no hay productos activos.';

const countOf = (count: number): string => (count === 1 ? 'Un producto' : `${count} productos`);

function firstProductFault({ products }: Snapshot): string {
  if (products.active === 0) return NO_PRODUCTS;
  return products.sellable === 0 ? 'Ningún producto activo tiene foto y stock.' : '';
}

function factsFault({ products }: Snapshot): string {
  if (products.active === 0) return NO_PRODUCTS;
  return products.withoutFacts > 0 ? `${countOf(products.withoutFacts)} con datos faltantes.` : '';
}

function guidesFault({ content, products }: Snapshot): string {
  if (content.sizeGuides.length === 0) return 'Todavía no hay ninguna guía de talles.';
  const missing = products.categories.filter((category) =>
    findSizeGuides(category, content.sizeGuides).every(({ tableRows }) => tableRows.length === 0),
  );
  const names = missing.map(
    (name) => content.productCatalog.categories.find((one) => one.name === name)?.display_name ?? name,
  );
  return names.length > 0 ? `Sin guía de talles: ${names.join(', ')}.` : '';
}

/** Checks the catalog. */
export const catalogChecks: readonly Check[] = [
  {
    key: 'categories',
    title: 'Las categorías de la tienda',
    why: 'Ordenan la tienda y el menú: cada producto va en una.',
    path: contentField('productCatalog.categories'),
    findFault: ({ content }) =>
      content.productCatalog.categories.length > 0 ? '' : 'Todavía no hay ninguna categoría.',
  },
  {
    key: 'first-product',
    title: 'Un producto con foto y stock',
    why: 'Una tienda vacía no vende: alcanza con uno para empezar.',
    path: '/products/new?campo=title',
    findFault: firstProductFault,
  },
  {
    key: 'product-facts',
    title: 'Composición, cuidados y origen de cada producto',
    why: 'La ley pide informar las características esenciales antes de comprar: de qué está hecho, cómo se cuida y dónde se hizo.',
    law: INFORMATION_DUTY,
    path: ({ products }) =>
      products.active === 0 ? '/products/new?campo=product-composition' : '/products?datos=faltantes',
    findFault: factsFault,
  },
  {
    key: 'size-guides',
    title: 'Guía de talles de cada categoría',
    why: 'Quien compra a distancia elige el talle por las medidas del cuerpo: tienen que estar en una tabla clara.',
    law: 'Ley 27.521 (ley de talles)',
    path: contentField('sizeGuides'),
    findFault: guidesFault,
  },
];
