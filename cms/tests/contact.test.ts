import { readFileSync, readdirSync } from 'node:fs';
import { contactMessages } from '@shop/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCms, testAdmin, type TestCms } from './support/start-cms';

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const send = (json: object) => cms.call('/api/contact', { method: 'POST', json });
const kept = () => cms.strapi.db.query('api::contact-message.contact-message').findMany({});
const message = {
  name: 'Ana',
  email: 'ana@ejemplo.com',
  phone: '',
  subject: 'Talles',
  message: '¿Hay?\nGracias',
};

test('a message is kept, and a mail to the owner waits in the outbox', async () => {
  const { status, body } = await send(message);
  expect([status, body.message]).toEqual([200, contactMessages.sent]);
  expect(await kept()).toMatchObject([message]);
  await expect
    .poll(() => readdirSync(`${cms.dataDir}/outbox`).filter((name) => name.endsWith('.json')))
    .toHaveLength(1);
  const [file] = readdirSync(`${cms.dataDir}/outbox`);
  const mail = JSON.parse(readFileSync(`${cms.dataDir}/outbox/${file}`, 'utf8'));
  expect(mail).toMatchObject({
    to: testAdmin.email,
    subject: 'Contacto: Talles',
    replyTo: 'ana@ejemplo.com',
  });
});

test('what a program writes is thanked for and forgotten', async () => {
  const before = (await kept()).length;
  expect((await send({ ...message, website: 'https://spam.example' })).status).toBe(200);
  expect(await kept()).toHaveLength(before);
});

test.each([
  [{ name: '' }, contactMessages.required],
  [{ email: 'no-es-un-mail' }, contactMessages.emailFormat],
  [{ name: 'Ana\r\nBcc: otra@ejemplo.com' }, expect.any(String)],
  [{ message: 'x'.repeat(2001) }, expect.any(String)],
])('%j is refused', async (fault, expected) => {
  const { status, body } = await send({ ...message, ...fault });
  expect([status, body.message]).toEqual([400, expected]);
});
