import { expect, test } from 'vitest';
import { searchedAmount } from './searched-amount';

test.each(['36800', '36.800', '$36.800', '$ 36.800,00', ' 36800 '])('searchedAmount reads %j', (search) =>
  expect(searchedAmount(search)).toBe(36_800),
);

test.each([
  '',
  '$',
  '36',
  '36.80',
  '3.6800',
  'JL-20261121-0001',
  '299 456 7890',
  '36800 ana',
  '36.800.',
  '2994123456',
])('searchedAmount takes %j for no amount', (search) => expect(searchedAmount(search)).toBeNull());
