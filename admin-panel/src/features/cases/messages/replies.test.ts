import { type ReceivedMessage } from '@shop/contract';
import { expect, test } from 'vitest';
import { chatReply, mailReply } from './message-row.tsx';

// @spec C.30

const message: ReceivedMessage = {
  _id: 'uno',
  name: 'Ana María Paz',
  email: 'ana+talles@ejemplo.com',
  phone: '299 15 412-3456',
  subject: '¿Hay talle 95 & 100?',
  message: 'Busco el conjunto.\n¿Llega?',
  read: false,
  answered: false,
  createdAt: '2026-11-20T12:00:00.000Z',
};

test('a reply by mail has recipient, subject and quoted message', () => {
  const link = new URL(mailReply(message));
  expect(decodeURIComponent(link.pathname)).toBe('ana+talles@ejemplo.com');
  expect(link.searchParams.get('subject')).toBe('Re: ¿Hay talle 95 & 100?');
  expect(link.searchParams.get('body')).toContain('Hola Ana:');
  expect(link.searchParams.get('body')).toContain('> Busco el conjunto.\r\n> ¿Llega?');
});

test('a reply by mail ignores recipients and headers in the address', () => {
  const link = mailReply({ ...message, email: 'ana@ejemplo.com?bcc=otra@ejemplo.com' });
  expect(new URL(link).searchParams.get('bcc')).toBeNull();
});

test('a reply by chat goes to the number in the format of WhatsApp', () => {
  expect(chatReply(message, 'Jazmín Lencería')).toMatch(/^https:\/\/wa\.me\/5492994123456\?text=/);
});

test.each(['', '0800', 'no tengo'])('a reply by chat is impossible to the phone number %j', (phone) => {
  expect(chatReply({ ...message, phone }, 'Jazmín Lencería')).toBeNull();
});
