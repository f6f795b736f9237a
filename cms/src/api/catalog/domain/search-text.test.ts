import { expect, test } from 'vitest';
import { searchable, searchWords, titleSortKey } from './search-text';

test('accents, case and blanks do not matter in a search', () => {
  expect(searchable('  Corpiño   ÍNTIMO ')).toBe('corpino intimo');
});

test('a search is its distinct words, ten at most', () => {
  expect(searchWords('Encaje  negro encaje')).toEqual(['encaje', 'negro']);
  expect(searchWords('a b c d e f g h i j k l')).toHaveLength(10);
  expect(searchWords('   ')).toEqual([]);
});

test('titles sort as Spanish does: ñ after n, accents as their letter', () => {
  const titles = ['Ñandú', 'Nube', 'Ópalo', 'Ola', 'ana', 'Ánfora'];
  const sorted = [...titles].sort((a, b) => (titleSortKey(a) < titleSortKey(b) ? -1 : 1));
  expect(sorted).toEqual(['ana', 'Ánfora', 'Nube', 'Ñandú', 'Ola', 'Ópalo']);
});
