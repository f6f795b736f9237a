import { expect, test } from 'vitest';
import { picturesOf } from './product-pictures';

const product = {
  thumbnails: ['/tela.jpg', '/negro.jpg', '/blanco.jpg', '/ambos.jpg'],
  thumbnailAlts: ['Tela', 'Negro', 'Blanco', 'Ambos'],
  thumbnailColors: [[], ['Negro'], ['Blanco'], ['Negro', 'Blanco']],
};
const shown = (color: string | null) => picturesOf(product, color).map(({ url }) => url);

test('a colour shows its pictures first and then those of every colour', () => {
  expect(shown('negro')).toEqual(['/negro.jpg', '/ambos.jpg', '/tela.jpg']);
  expect(shown('Blanco')).toEqual(['/blanco.jpg', '/ambos.jpg', '/tela.jpg']);
});

test('without a colour, and for a colour without pictures, all pictures are shown', () => {
  expect(shown(null)).toEqual(product.thumbnails);
  expect(shown('Rojo')).toEqual(product.thumbnails);
});
