import {
  contactMessages,
  EMAIL_FORMAT,
  endpoints,
  inboxMessages,
  WITHDRAWAL_SUBJECT,
  type ReceivedMessage,
} from '@shop/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailsIn } from './support/data/outbox';
import { startCms, testAdmin, type TestCms } from './support/servers/start-cms';

// @spec 1.9

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const send = (json: object) => cms.call('/api/contact', { method: 'POST', json });
const mails = () => mailsIn(cms);
const kept = () => cms.strapi.db.query('api::contact-message.contact-message').findMany({});
const message = {
  name: 'Ana',
  email: 'ana@ejemplo.com',
  phone: '',
  subject: 'Talles',
  message: '¿Hay?\nGracias',
};

test('a message is stored, and its mail to the owner waits in the outbox', async () => {
  const { status, body } = await send(message);
  expect([status, body.message]).toEqual([200, contactMessages.sent]);
  expect(body).not.toHaveProperty('code');
  expect(await kept()).toMatchObject([message]);
  await expect.poll(mails).toHaveLength(1);
  expect(mails()).toMatchObject([
    { to: testAdmin.email, subject: 'Mensaje nuevo desde la tienda', replyTo: 'ana@ejemplo.com' },
  ]);
});

test('a message that is not UTF-8 is refused', async () => {
  const encoded = (charset: string) =>
    cms.call('/api/contact', {
      method: 'POST',
      body: JSON.stringify(message),
      headers: { 'content-type': `application/json; charset=${charset}` },
    });
  const before = (await kept()).length;
  for (const charset of ['iso-8859-1', '"windows-1252"', 'utf-16'])
    expect((await encoded(charset)).status).toBe(415);
  expect(await kept()).toHaveLength(before);
});

test('a withdrawal returns a code, and both buyer and owner get it by mail', async () => {
  const regret = { ...message, name: 'Eva', subject: ` ${WITHDRAWAL_SUBJECT.toUpperCase()} ` };
  const { status, body } = await send(regret);
  expect(status).toBe(200);
  expect(body.code).toMatch(/^ARR-\d{8}-[2-9A-HJ-NP-Z]{6}$/);
  // A withdrawal is a case, which staff cannot delete.
  expect((await kept()).map(({ name }) => name as string)).not.toContain('Eva');
  expect(await cms.strapi.db.connection('cases').where('code', body.code as string)).toMatchObject([
    { name: 'Eva' },
  ]);
  await expect.poll(mails).toHaveLength(3);
  const about = mails().filter(({ subject }) => subject.includes(String(body.code)));
  const owner = about.find(({ to }) => to === testAdmin.email)!;
  const shopper = about.find(({ to }) => to === message.email)!;
  expect(owner).toMatchObject({ replyTo: message.email, text: expect.stringContaining('De: Eva') });
  expect(shopper.text).toContain(String(body.code));
  expect(shopper.text).toContain(
    'No tenés que dar motivos ni pagar nada; te contactamos dentro de las 24 horas',
  );
  // Otherwise the form would relay text to any address.
  expect(shopper.text).not.toContain('Gracias');
  expect(shopper.text).not.toContain('Eva');
});

test('a message with a filled honeypot is acknowledged but not stored', async () => {
  const before = (await kept()).length;
  const casesBefore = await cms.strapi.db.connection('cases').count();
  for (const subject of [message.subject, WITHDRAWAL_SUBJECT]) {
    const { status, body } = await send({ ...message, subject, website: 'https://spam.example' });
    expect([status, body.code]).toEqual([200, undefined]);
  }
  expect(await kept()).toHaveLength(before);
  expect(await cms.strapi.db.connection('cases').count()).toEqual(casesBefore);
});

test.each([
  [{ name: '' }, contactMessages.required],
  [{ email: 'no-es-un-mail' }, EMAIL_FORMAT],
  [{ name: 'Ana\r\nBcc: otra@ejemplo.com' }, expect.any(String)],
  [{ name: 'Entrá a https://malo.example' }, expect.stringContaining('El nombre solo puede tener letras')],
  [{ message: 'x'.repeat(2001) }, expect.any(String)],
])('the message %j is refused', async (fault, expected) => {
  const { status, body } = await send({ ...message, ...fault });
  expect([status, body.message]).toEqual([400, expected]);
});

describe('inbox', () => {
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
    oldest = (await inbox()).messages.at(-1)!;
  });

  // @spec C.30
  test('the inbox lists the newest messages first, in pages, with the number of unread ones', async () => {
    expect(await subjects('')).toEqual(['Tercero', 'Segundo', 'Primero']);
    expect(await inbox('?limit=2&page=2')).toMatchObject({
      messages: [{ ...message, subject: 'Primero', read: false, answered: false }],
      totalMessages: 3,
      totalPages: 2,
      unread: 3,
    });
  });

  test('the inbox marks a message as read and answered, with audit entries', async () => {
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

  test('the inbox deletes a message once, with an audit entry that omits its text', async () => {
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
  ])('the inbox refuses %s %s with %j', async (method, path, json, status) => {
    expect((await asStaff(`/api/contact${path}`, { method, json })).status).toBe(status);
  });
});
