import { expect, test } from 'vitest';
import { phoneKey, searchKeys } from './order-search-keys';

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

test('searchKeys have a text of the contact, the phone key and each title once, without accents', () => {
  const contact = { fullName: 'Ana Ñáñez', email: 'a@b.com', phone: '299 15 456-7890' };
  const lines = ['Corpiño Alma', 'Body', 'Corpiño Alma'].map((title) => ({ title }));
  expect(searchKeys('JL-20261121-0001', contact, lines)).toEqual({
    emailKey: 'a@b.com',
    phoneKey: '2994567890',
    searchText: 'jl-20261121-0001 ana nanez a@b.com 2994567890 corpino alma body',
  });
});
