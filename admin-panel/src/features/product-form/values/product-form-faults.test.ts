import { expect, test } from 'vitest';
import { emptyProductForm, type ProductFormValues } from './product-form-values.ts';
import { productFormFaults } from './product-form-faults.ts';

const categories = [{ name: 'conjuntos', display_name: 'Conjuntos' }];

const complete = (change: Partial<ProductFormValues> = {}): ProductFormValues => ({
  ...emptyProductForm(),
  title: 'Conjunto Alma',
  description: 'De encaje',
  category: 'conjuntos',
  price: '18.900',
  sizes: ['S'],
  pictures: [{ url: '/uploads/pictures/alma.jpg', alt: '' }],
  ...change,
});

const messagesOf = (values: ProductFormValues) =>
  productFormFaults(values, categories).map(({ message }) => message);

test('a complete form has nothing to correct', () => {
  expect(productFormFaults(complete(), categories)).toEqual([]);
});

test('an empty form shows every required message together, in the order of the fields', () => {
  expect(messagesOf(emptyProductForm())).toEqual([
    'El título es requerido',
    'La descripción es requerida',
    'La categoría es requerida',
    'El precio debe ser mayor a 0',
    'Debe seleccionar al menos una talla',
    'Debe incluir al menos una imagen',
  ]);
});

test('a length that is too long stands at its field, above the faults of the fields below', () => {
  const values = complete({ title: 'x'.repeat(161), price: '1.000.000.000', pictures: [] });
  expect(productFormFaults(values, categories).map(({ field }) => field)).toEqual([
    'title',
    'price',
    'pictures.0.url',
  ]);
});

test('blanks are not a title, a description or an image', () => {
  const values = complete({ title: '  ', description: '\n', pictures: [{ url: ' ', alt: '' }] });
  expect(messagesOf(values)).toEqual([
    'El título es requerido',
    'La descripción es requerida',
    'Debe incluir al menos una imagen',
  ]);
});

test('a category that the shop does not have is refused', () => {
  expect(productFormFaults(complete({ category: 'ropa' }), categories)).toEqual([
    { field: 'category', message: 'La categoría seleccionada no es válida' },
  ]);
});

test.each(['javascript:alert(1)', 'foto.jpg', 'http://x', '/uploads/../secrets.json'])(
  'the picture address %s is refused, at its row',
  (url) => {
    const pictures = [
      { url: 'https://example.com/a.jpg', alt: '' },
      { url, alt: '' },
    ];
    expect(productFormFaults(complete({ pictures }), categories)).toEqual([
      { field: 'pictures.1.url', message: 'Algunas URLs de imágenes no son válidas' },
    ]);
  },
);

test('an empty picture row after the first is no fault', () => {
  const pictures = [
    { url: 'https://example.com/a.jpg', alt: '' },
    { url: '', alt: '' },
  ];
  expect(messagesOf(complete({ pictures }))).toEqual([]);
});

test('a price of 0 is refused and a discount above 100 is only hinted at', () => {
  expect(messagesOf(complete({ price: '0', discount: '250' }))).toEqual(['El precio debe ser mayor a 0']);
});

test('what only the contract knows is said too, beside its field', () => {
  const values = complete({
    title: 'x'.repeat(161),
    colorChoice: 'list',
    colors: [{ name: 'Negro', value: 'negro' }],
    stock: '999999999',
  });
  expect(productFormFaults(values, categories)).toEqual([
    { field: 'title', message: 'El texto no puede superar los 160 caracteres' },
    { field: 'colors', message: 'El color debe tener el formato #RRGGBB' },
    { field: 'stock', message: 'El stock debe ser un número entero de 0 a 100000' },
  ]);
});

test('the same colour twice makes repeated combinations', () => {
  const colors = [
    { name: 'Negro', value: '#000000' },
    { name: 'negro ', value: '#111111' },
  ];
  expect(messagesOf(complete({ colorChoice: 'list', colors, stockMode: 'grid' }))).toContain(
    'Hay combinaciones de talla y color repetidas',
  );
});
