import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { administratorLines } from './welcome.mjs';

let server: Server | undefined;
afterEach(() => void server?.close());

const administrator = {
  email: 'duena@ejemplo.com',
  file: '/data/first-administrator.json',
  password: 'first-password',
  panelPassword: 'panel-password',
  generated: { password: 'first-password', panelPassword: 'panel-password' },
};

async function shopAnswering(status: number): Promise<string> {
  const opened = createServer((_request, response) => response.writeHead(status).end());
  server = opened;
  await new Promise<void>((done) => void opened.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(opened.address() as AddressInfo).port}`;
}

it('the welcome shows both first passwords in a terminal', async () => {
  const text = (await administratorLines(administrator, await shopAnswering(200), true)).join('\n');
  expect(text).toMatch(/Password +first-password/);
  expect(text).toMatch(/Password of the panel +panel-password/);
});

it('the welcome names the private file instead of the passwords when its output is a log', async () => {
  const text = (await administratorLines(administrator, await shopAnswering(200), false)).join('\n');
  expect(text).toContain('in /data/first-administrator.json');
  expect(text).not.toContain('first-password');
  expect(text).not.toContain('panel-password');
});

it('the welcome shows no password that the database does not accept', async () => {
  const text = (await administratorLines(administrator, await shopAnswering(401), true)).join('\n');
  expect(text).toContain('this database has one already');
  expect(text).not.toContain('-password');
});

it('the welcome ends the session with which it tried the password', async () => {
  const calls: string[] = [];
  const answers: Record<string, object> = {
    'POST /api/auth/login': { token: 'a-token' },
    'GET /api/users/sessions': { sessions: [{ id: 'other' }, { id: 'own', isCurrent: true }] },
  };
  const opened = createServer(({ method, url, headers }, response) => {
    calls.push(`${method} ${url} ${headers.authorization ?? ''}`.trim());
    response.end(JSON.stringify(answers[`${method} ${url}`] ?? {}));
  });
  server = opened;
  await new Promise<void>((done) => void opened.listen(0, '127.0.0.1', done));
  await administratorLines(administrator, `http://127.0.0.1:${(opened.address() as AddressInfo).port}`, true);
  expect(calls).toEqual([
    'POST /api/auth/login',
    'GET /api/users/sessions Bearer a-token',
    'DELETE /api/users/sessions/own Bearer a-token',
  ]);
});
