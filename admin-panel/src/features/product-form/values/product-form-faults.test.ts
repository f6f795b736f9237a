import { expect, test } from 'vitest';
import { emptyProductForm, type ProductFormValues } from './product-form-values.ts';
import { productFormFaults } from './product-form-faults.ts';

// @spec 5.1

const categories = [{ name: 'conjuntos', display_name: 'Conjuntos' }];

const complete = (change: Partial<ProductFormValues> = {}): ProductFormValues => ({
  ...emptyProductForm(),
  title: 'Conjunto Alma',
  description: 'De encaje',
  category: 'conjuntos',
  price: '18.900',
  sizes: ['S'],
  pictures: [{ url: '/uploads/pictures/alma.jpg', alt: '', colors: [] }],
  ...change,
});

const messagesOf = (values: ProductFormValues) =>
  productFormFaults(values, categories).map(({ message }) => message);

test('a complete product form has no faults', () => {
  expect(productFormFaults(complete(), categories)).toEqual([]);
});

// @spec 5.19
test('an empty product form has all required faults, in the order of the fields', () => {
  expect(messagesOf(emptyProductForm())).toEqual([
    'El título es requerido',
    'La descripción es requerida',
    'La categoría es requerida',
    'El precio debe ser mayor a 0',
    'Debe seleccionar al menos una talla',
    'Debe incluir al menos una imagen',
  ]);
});

test('a fault of the contract stands at the place of its field', () => {
  const values = complete({ title: 'x'.repeat(161), price: '1.000.000.000', pictures: [] });
  expect(productFormFaults(values, categories).map(({ field }) => field)).toEqual([
    'title',
    'price',
    'pictures.0.url',
  ]);
});

test('blanks do not count as title, description or picture', () => {
  const values = complete({ title: '  ', description: '\n', pictures: [{ url: ' ', alt: '', colors: [] }] });
  expect(messagesOf(values)).toEqual([
    'El título es requerido',
    'La descripción es requerida',
    'Debe incluir al menos una imagen',
  ]);
});

test('an unknown category is a fault', () => {
  expect(productFormFaults(complete({ category: 'ropa' }), categories)).toEqual([
    { field: 'category', message: 'La categoría seleccionada no es válida' },
  ]);
});

test.each(['javascript:alert(1)', 'foto.jpg', 'http://x', '/uploads/../secrets.json'])(
  'the picture address %s is a fault of its row',
  (url) => {
    const pictures = [
      { url: 'https://example.com/a.jpg', alt: '', colors: [] },
      { url, alt: '', colors: [] },
    ];
    expect(productFormFaults(complete({ pictures }), categories)).toEqual([
      { field: 'pictures.1.url', message: 'Algunas URLs de imágenes no son válidas' },
    ]);
  },
);

test('an empty picture row after the first is no fault', () => {
  const pictures = [
    { url: 'https://example.com/a.jpg', alt: '', colors: [] },
    { url: '', alt: '', colors: [] },
  ];
  expect(messagesOf(complete({ pictures }))).toEqual([]);
});

// @spec 5.22
test('a price of 0 and a discount that gives the product away are faults of their fields', () => {
  const givenAway = 'El precio final tiene que ser de $1 o más: bajá el descuento';
  expect(messagesOf(complete({ price: '0' }))).toEqual(['El precio debe ser mayor a 0']);
  expect(productFormFaults(complete({ price: '40', discount: '99' }), categories)).toEqual([
    { field: 'discount', message: givenAway },
  ]);
  expect(messagesOf(complete({ discount: '250' }))).toEqual([givenAway]);
});

test('a broken rule of the contract is a fault of its field', () => {
  const values = complete({
    title: 'x'.repeat(161),
    colorChoice: 'list',
    colors: [{ key: 'Negro', name: 'Negro', value: 'negro' }],
    stock: '999999999',
  });
  expect(productFormFaults(values, categories)).toEqual([
    { field: 'title', message: 'El texto no puede superar los 160 caracteres' },
    { field: 'colors', message: 'El color debe tener el formato #RRGGBB' },
    { field: 'stock', message: 'El stock debe ser un número entero de 0 a 100000' },
  ]);
});

test('a repeated colour is a fault', () => {
  const colors = [
    { key: 'Negro', name: 'Negro', value: '#000000' },
    { key: 'nuevo', name: 'negro ', value: '#111111' },
  ];
  expect(messagesOf(complete({ colorChoice: 'list', colors, stockMode: 'grid' }))).toContain(
    'Hay combinaciones de talle y color repetidas',
  );
});
