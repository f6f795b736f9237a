import { expect, test } from 'vitest';
import { aCase } from '../../../testing/case-setup.tsx';
import { answerLinks, contactOf } from './case-detail.tsx';

const orderContact = { name: 'María Gómez', email: 'maria@ejemplo.com', phone: '2994123456' };
const facts = { ...aCase().orderFacts!, contact: orderContact };

test('the shop writes to the buyer of the order when the case came with a number alone', () =>
  expect(contactOf(aCase({ name: '', email: '', phone: '', orderFacts: facts }))).toEqual(orderContact));

test('the shop writes to the contact of the case when it has one', () =>
  expect(contactOf(aCase({ email: 'ana@ejemplo.com', orderFacts: facts })).email).toBe('ana@ejemplo.com'));

test('the texts name code and order, and ask for no money', () => {
  const { mail, chat } = answerLinks(aCase({ email: 'ana+uno@ejemplo.com', phone: '299 412-3456' }));
  const link = new URL(mail!);
  expect(decodeURIComponent(link.pathname)).toBe('ana+uno@ejemplo.com');
  expect(link.searchParams.get('subject')).toBe('Tu arrepentimiento ARR-20261120-K7M2QX');
  expect(link.searchParams.get('body')).toContain('del pedido JL-20261118-0003');
  expect(link.searchParams.get('body')).toContain('La devolución no te cuesta nada');
  expect(chat).toMatch(/^https:\/\/wa\.me\/5492994123456\?text=/);
});

test.each(['', '0800'])('there is no chat to the phone number %j', (phone) =>
  expect(answerLinks(aCase({ phone, orderFacts: null })).chat).toBeNull(),
);
