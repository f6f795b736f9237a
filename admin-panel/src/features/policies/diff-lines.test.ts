import { expect, it } from 'vitest';
import { diffLines } from './line-changes.tsx';

it('diffLines of equal texts is empty, whatever their empty lines', () =>
  expect(diffLines('# Uno\n\nDos', '# Uno\nDos\n')).toEqual([]));

it('diffLines names what was removed before what came in its place', () =>
  expect(diffLines('# Uno\nDos\nTres', '# Uno\nDos nuevo\nTres\nCuatro')).toEqual([
    { type: 'removed', text: 'Dos' },
    { type: 'added', text: 'Dos nuevo' },
    { type: 'added', text: 'Cuatro' },
  ]));

it('diffLines from and to an empty text lists every line', () => {
  expect(diffLines('', 'a\nb')).toEqual([
    { type: 'added', text: 'a' },
    { type: 'added', text: 'b' },
  ]);
  expect(diffLines('a\nb', '')).toEqual([
    { type: 'removed', text: 'a' },
    { type: 'removed', text: 'b' },
  ]);
});
