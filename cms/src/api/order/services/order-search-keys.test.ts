import { expect, test } from 'vitest';
import { phoneKey, searchTerms, searchTextOf } from './order-search-keys';

const spellings = [
  '2994567890',
  '299 15 456-7890',
  '+54 9 299 4567890',
  '02994567890',
  '(0299) 15-456-7890',
  '+54 (299) 456 78 90',
  '549 299 456–7890',
  '0054 9 299 4567890',
];

test.each(spellings)('phoneKey of %s is the number with its area code', (phone) =>
  expect(phoneKey(phone)).toBe('2994567890'),
);

test('phoneKey adds the area code of the shop to a local number and keeps foreign digits', () => {
  expect(phoneKey('456-7890')).toBe('2994567890');
  expect(phoneKey('15 4567890')).toBe('2994567890');
  expect(phoneKey('+1 408 555 0100')).toBe('4085550100');
});

test.each([...spellings, '4567890', '15 456-7890', '567890'])(
  'searchTerms of %s find an order with that phone number, however it is written there',
  (search) => {
    for (const phone of spellings) {
      const text = searchTextOf('JL-20261121-0001', { fullName: 'Ana', email: 'a@b.com', phone });
      expect(searchTerms(search).some((term) => text.includes(term))).toBe(true);
    }
  },
);

test('searchTerms keep what may be part of an order number, a name or an address', () => {
  expect(searchTerms('-0001')).toEqual(['-0001']);
  expect(searchTerms('JL-20261121-0001')).toEqual(['jl-20261121-0001']);
  expect(searchTerms('20261121-0001')).toContain('20261121-0001');
  expect(searchTerms(' Ñáñez ')).toEqual(['nanez']);
});
