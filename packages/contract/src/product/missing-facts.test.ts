import { expect, test } from 'vitest';
import { missingFacts } from './missing-facts';

const guide = {
  category: 'corpino',
  enabled: true,
  title: 'Corpiños',
  subtitle: 'Medidas del cuerpo, en centímetros.',
  notes: '',
  tableHeaders: ['Talle', 'Busto'],
  tableRows: [{ size: '90', measurements: ['88 - 92'] }],
};
const product = {
  category: 'corpinos',
  size: ['90'],
  composition: '100 % algodón',
  care: 'Lavar a mano',
  origin: 'Argentina',
};

test('a product with composition, care, origin and a size table in centimetres lacks nothing', () =>
  expect(missingFacts(product, [guide])).toEqual([]));

test('empty facts are missing', () =>
  expect(missingFacts({ ...product, composition: ' ', care: '', origin: undefined }, [guide])).toEqual([
    'composition',
    'care',
    'origin',
  ]));

test.each([
  ['no guide', []],
  ['a disabled guide', [{ ...guide, enabled: false }]],
  ['a guide of another category', [{ ...guide, category: 'medias' }]],
  ['a guide without figures', [{ ...guide, tableRows: [{ size: '90', measurements: ['M'] }] }]],
  ['a guide that does not say centimetres', [{ ...guide, subtitle: '' }]],
])('%s leaves the size table missing', (_what, guides) =>
  expect(missingFacts(product, guides)).toEqual(['sizeGuide']),
);

test('a guide may say cm in a header', () =>
  expect(missingFacts(product, [{ ...guide, subtitle: '', tableHeaders: ['Talle', 'Busto (cm)'] }])).toEqual(
    [],
  ));

test.each([[['ÚNICO']], [[]]])('a product of the sizes %j needs no size table', (size) =>
  expect(missingFacts({ ...product, size }, [])).toEqual([]),
);
