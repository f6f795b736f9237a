import { expect, test } from 'vitest';
import { lowStockMail, newlyLowVariants } from './low-stock';

const product = (quantity: number) => ({
  documentId: 'p1',
  title: 'Conjunto Alma',
  items: [
    { id: 1, size: '90', color: 'Negro', quantity },
    { id: 2, size: '95', color: null, quantity: 2 },
  ],
});
const sold = (...units: number[]) => units.map((n) => ({ itemId: 1, delta: -n }));

test.each([
  [5, [1], []],
  [5, [2], [3]],
  [5, [1, 1], [3]],
  [5, [5], [0]],
  [3, [1], []],
])('newlyLowVariants with %i units and sales of %j finds %j', (quantity, units, left) =>
  expect(newlyLowVariants([product(quantity)], sold(...units)).map((variant) => variant.left)).toEqual(left),
);

const shop = { email: 'hola@jl.com', brand: 'JL', mailName: 'JL' } as never;

test('lowStockMail names the variant, its units and the page where they are edited', () => {
  const [variant] = newlyLowVariants([product(4)], sold(3));
  const { to, subject, text } = lowStockMail(variant!, { shop, shopUrl: 'https://jl.com' });
  expect([to, subject]).toEqual(['hola@jl.com', 'Stock bajo: Conjunto Alma (talle 90, Negro)']);
  expect(text).toContain('Queda 1 unidad de Conjunto Alma (talle 90, Negro).');
  expect(text).toContain('https://jl.com/admin/products/edit/p1');
});

// @spec E.16
test("lowStockMail is written from the owner's text", () => {
  const templates = {
    'low-stock': { subject: '{aviso} en {tienda}', text: '{producto}: {unidades}' },
  };
  const gone = { documentId: 'p1', name: 'Medias', left: 0 };
  expect(lowStockMail(gone, { shop, shopUrl: 'https://jl.com', templates })).toMatchObject({
    subject: 'Sin stock en JL',
    text: 'Medias: Se agotó',
  });
});
