import { expect, test } from 'vitest';
import { cardContact, type GivenContact } from './card-contact';

const given = (name: string, more: Partial<GivenContact> = {}): GivenContact => ({
  name,
  phone: '299',
  email: `${name}@x`,
  kept: true,
  web: false,
  first: 1,
  ...more,
});

test.each<[string, GivenContact[], string]>([
  ['a sale to somebody else', [given('Wanda', { first: 2 }), given('Olga', { web: true })], 'Olga'],
  ['another sale of staff', [given('Wanda', { first: 2 }), given('Olga')], 'Olga'],
  ['another order of the web', [given('Wanda', { web: true, first: 2 }), given('Olga')], 'Wanda'],
  ['her whole name', [given('Juli Paz', { first: 2 }), given('Juli', { web: true })], 'Juli Paz'],
  ['a sale without a name', [given('', { email: '', first: 2 }), given('Olga')], 'Olga'],
  ['a deleted order', [given('Olga', { first: 2 }), given('Wanda', { kept: false, web: true })], 'Olga'],
])('after %s a card shows its own person', (_, contacts, name) =>
  expect(cardContact(contacts)).toEqual({ name: name, phone: '299', email: `${name}@x` }),
);

test('a card without a name shows what is known', () =>
  expect(cardContact([given('', { email: '' })])).toEqual({ name: '', phone: '299', email: '' }));
