import { expect, test } from 'vitest';
import { searchable, titleSortKey } from './search-text';

test('searchable ignores accents, case and repeated spaces', () => {
  expect(searchable('  Corpiño   ÍNTIMO ')).toBe('corpino intimo');
});

test('titleSortKey sorts as Spanish does: ñ after n, accents ignored', () => {
  const titles = ['Ñandú', 'Nube', 'Ópalo', 'Ola', 'ana', 'Ánfora'];
  const sorted = [...titles].sort((a, b) => (titleSortKey(a) < titleSortKey(b) ? -1 : 1));
  expect(sorted).toEqual(['ana', 'Ánfora', 'Nube', 'Ñandú', 'Ola', 'Ópalo']);
});
