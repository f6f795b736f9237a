import { readFileSync, readdirSync } from 'node:fs';
import { contactMessages, endpoints, inboxMessages, type ReceivedMessage } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('the inbox', () => {
  const QUERY = 'api::contact-message.contact-message';
  const asStaff = async (path: string, options: { method?: string; json?: object } = {}) =>
    cms.call<Record<string, unknown>>(path, { ...options, token: await cms.adminToken() });
  const inbox = async (query = '') =>
    endpoints.listMessages.answer.parse((await asStaff(`/api/contact${query}`)).body);
  const subjects = async (query: string) => (await inbox(query)).messages.map(({ subject }) => subject);
  const registered = () =>
    cms.strapi.db
      .query('api::account.audit-entry')
      .findMany({ where: { action: { $startsWith: 'message-' } }, orderBy: { id: 'asc' } });
  let oldest: ReceivedMessage;

  beforeAll(async () => {
    await cms.strapi.db.query(QUERY).deleteMany({});
    for (const subject of ['Primero', 'Segundo', 'Tercero'])
      await cms.strapi.db.query(QUERY).create({ data: { ...message, subject } });
    // As a message of before there was anything to mark.
    await cms.strapi.db.connection('contact_messages').where({ subject: 'Segundo' }).update({ seen: null });
    oldest = (await inbox()).messages.at(-1)!;
  });

  test('shows the newest first, in pages, and how many nobody has read', async () => {
    expect(await subjects('')).toEqual(['Tercero', 'Segundo', 'Primero']);
    expect(await inbox('?limit=2&page=2')).toMatchObject({
      messages: [{ ...message, subject: 'Primero', read: false, answered: false }],
      totalMessages: 3,
      totalPages: 2,
      unread: 3,
    });
  });

  test('a message is marked as read and as answered, which the register keeps', async () => {
    const { body } = await asStaff(`/api/contact/${oldest._id}`, { method: 'PUT', json: { read: true } });
    expect(body.received).toEqual({ ...oldest, read: true });
    expect(await registered()).toEqual([]);
    await asStaff(`/api/contact/${oldest._id}`, { method: 'PUT', json: { answered: true } });
    expect((await inbox()).unread).toBe(2);
    expect(await subjects('?state=unread')).toEqual(['Tercero', 'Segundo']);
    expect(await subjects('?state=unanswered')).toEqual(['Tercero', 'Segundo']);
    expect(await subjects('?state=answered')).toEqual(['Primero']);
    expect(await registered()).toMatchObject([
      { actor: 'duena', action: 'message-answered', after: { _id: oldest._id, answered: true } },
    ]);
  });

  test('a message is deleted once, and who deleted it stays in the register without what it said', async () => {
    const remove = () => asStaff(`/api/contact/${oldest._id}`, { method: 'DELETE' });
    expect((await remove()).status).toBe(200);
    const again = await remove();
    expect([again.status, again.body.message]).toEqual([404, inboxMessages.notFound]);
    expect(await subjects('')).toEqual(['Tercero', 'Segundo']);
    const last = (await registered()).at(-1)!;
    expect(last).toMatchObject({ action: 'message-deleted', before: { _id: oldest._id } });
    expect(JSON.stringify(last)).not.toContain(message.email);
  });

  test.each([
    ['GET', '?state=cualquiera', undefined, 400],
    ['PUT', `/${'a'.repeat(24)}`, {}, 400],
    ['PUT', `/${'a'.repeat(24)}`, { read: 'sí' }, 400],
    ['PUT', `/${'a'.repeat(24)}`, { read: true }, 404],
  ])('refuses %s %s with %j', async (method, path, json, status) => {
    expect((await asStaff(`/api/contact${path}`, { method, json })).status).toBe(status);
  });
});
