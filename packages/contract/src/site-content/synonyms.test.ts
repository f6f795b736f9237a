import { expect, test } from 'vitest';
import { defaultSynonyms } from './defaults/default-synonyms';
import { findSynonymFault, parseSynonymGroups } from './synonyms';

// @spec A.50

test('parseSynonymGroups reads one group per line and leaves out what is empty', () => {
  expect(parseSynonymGroups(' corpiño , soutien,\n\n,\ntraje de baño, malla\n')).toEqual([
    ['corpiño', 'soutien'],
    ['traje de baño', 'malla'],
  ]);
});

test('findSynonymFault accepts the default groups and an empty text', () => {
  expect(findSynonymFault(defaultSynonyms)).toBeNull();
  expect(findSynonymFault('')).toBeNull();
});

test.each([
  ['corpiño', 'Renglón 1: escribí al menos dos palabras separadas por comas'],
  ['a, b\nuno, <b>', 'Renglón 2: «<b>» no es una palabra que se pueda buscar'],
  [`a, ${'x'.repeat(41)}`, `Renglón 1: «${'x'.repeat(40)}» no es una palabra que se pueda buscar`],
  [Array.from({ length: 21 }, (_, at) => `p${at}`).join(','), 'Renglón 1: hasta 20 palabras por renglón'],
  ['a, b\n'.repeat(201), 'Se admiten hasta 200 renglones'],
])('findSynonymFault names the fault of %j', (text, fault) => expect(findSynonymFault(text)).toBe(fault));
