import { expect, test } from 'vitest';
import { deliveryFault } from './delivery-fault';

const URL_WITH_LOGIN = 'smtp://tienda:clave%2Fsecreta@smtp.ejemplo.com:587';
const answered = (command: string, responseCode: number) => ({
  command,
  responseCode,
  code: 'EENVELOPE',
  response: `${responseCode} 5.1.1 the answer`,
});

test.each([
  ['a refused recipient', answered('RCPT TO', 550), true],
  ['a message that is refused', answered('DATA', 554), true],
  ['a full mailbox', answered('RCPT TO', 452), false],
  ['a server that asks to come back later', answered('DATA', 451), false],
  ['a sender that is refused', answered('MAIL FROM', 553), false],
  ['a login that is refused', { ...answered('AUTH PLAIN', 535), code: 'EAUTH' }, false],
  ['a server that refuses connections', answered('CONN', 554), false],
])('the fault of %s keeps the answer of the server, and is final: %o %s', (_of, error, isFinal) => {
  expect(deliveryFault(error, '')).toEqual({ text: error.response, isFinal });
});

test.each([
  ['a recipient without a domain', { code: 'EENVELOPE', command: 'API' }, 'EENVELOPE', true],
  ['a server that is away', { code: 'ESOCKET', command: 'CONN' }, 'ESOCKET', false],
  ['a program that fails', new TypeError('of Ana'), 'EUNKNOWN', false],
  ['no error at all', null, 'EUNKNOWN', false],
])('the fault of %s is named by its code, and is final: %o', (_of, error, text, isFinal) => {
  expect(deliveryFault(error, '')).toEqual({ text, isFinal });
});

test('a fault is one short line without login data', () => {
  const response = `535 5.7.8\r\nno access for tienda with clave/secreta (clave%2Fsecreta) ${'x'.repeat(300)}`;
  const { text } = deliveryFault({ code: 'EAUTH', response, responseCode: 535 }, URL_WITH_LOGIN);
  expect(text).toMatch(/^535 5\.7\.8 no access for … with … \(…\) x+$/);
  expect(text).toHaveLength(200);
});
