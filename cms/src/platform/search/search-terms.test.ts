import { expect, test } from 'vitest';
import { searchTerms } from './search-terms';

const STORED = 'jl-20261121-0001 ana nanez a@b.com 2994567890 | corpino alma bombacha';
const isFound = (search: string): boolean =>
  searchTerms(search).some((all) => all.every((term) => STORED.includes(term)));

test.each([
  '2994567890',
  '299 15 456-7890',
  '+54 9 299 4567890',
  '02994567890',
  '(0299) 15-456-7890',
  '+54 (299) 456 78 90',
  '549 299 456–7890',
  '0054 9 299 4567890',
  '+54 9 299 15 456 7890',
  '4567890',
  '15 456-7890',
  '15-45678',
  '567890',
  '+54 9 299 456',
  '+54 299 4567',
  '0299 456-7',
  '9 299 456 78',
  '0299 15 4567',
  '299 15 456',
  '299 456',
])('searchTerms of the phone number %s find it, in whole or in part', (search) =>
  expect(isFound(search)).toBe(true),
);

test.each(['299 456 7891', '+54 9 298 456', '15 456-7891', '0298 15 4567'])(
  'searchTerms of another phone number %s do not find it',
  (search) => expect(isFound(search)).toBe(false),
);

test.each([
  'Alma',
  'corpiño alma',
  'ALMA Corpiño',
  'ana bombacha',
  'ñañez 2994',
  '-0001',
  'jl-20261121-0001',
])('searchTerms of %s find a text with all its words in any order', (search) =>
  expect(isFound(search)).toBe(true),
);

test.each(['alma body', 'corpiños', 'ana 0002'])(
  'searchTerms of %s do not find a text that lacks a word',
  (search) => expect(isFound(search)).toBe(false),
);

// @spec E.22
test('searchTerms keep what may be an order number', () =>
  expect(searchTerms('20261121-0001')).toContainEqual(['20261121-0001']));
