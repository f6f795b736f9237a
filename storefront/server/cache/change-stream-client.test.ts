// @vitest-environment node
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CmsUnreachable, createCmsClient, type CmsClient } from '../http/cms-client.ts';
import { readSettings } from '../settings.ts';
import { subscribeToChangeStream } from './change-stream-client.ts';
import { createScopeVersions, type ScopeVersions } from './scope-versions.ts';

let stream: ServerResponse | undefined;
let hangs = false;
let requests = 0;
const cms = createServer((_, response) => {
  requests += 1;
  if (hangs) return;
  stream = response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  stream.flushHeaders();
});
const send = (versions: Record<string, number>) => stream!.write(`data: ${JSON.stringify({ versions })}\n\n`);

let client: CmsClient;
let versions: ScopeVersions;
let unsubscribe: () => void;
beforeEach(async () => {
  stream = undefined;
  hangs = false;
  requests = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  const { port } = cms.address() as AddressInfo;
  versions = createScopeVersions();
  const settings = { CMS_URL: `http://127.0.0.1:${port}`, INTERNAL_SECRET: 'a secret of some length' };
  client = createCmsClient(readSettings(settings));
  unsubscribe = subscribeToChangeStream(client, versions);
  await expect.poll(() => stream).toBeDefined();
});
afterEach(async () => {
  vi.useRealTimers();
  unsubscribe();
  cms.closeAllConnections();
  await new Promise((resolve) => cms.close(resolve));
});

test('the change stream increments the versions of the changed scopes only', async () => {
  send({ catalog: 1, content: 1, shop: 1 });
  await expect.poll(versions.isStreamConnected).toBe(true);
  const before = [versions.current(['catalog']), versions.current(['shop'])];
  send({ catalog: 1, content: 1, shop: 2 });
  await expect.poll(() => versions.current(['shop'])).toBe(before[1]! + 1);
  expect(versions.current(['catalog'])).toBe(before[0]);
});

test('the change stream reconnects after a disconnection and then treats every scope as changed', async () => {
  send({ catalog: 1, content: 1, shop: 1 });
  await expect.poll(versions.isStreamConnected).toBe(true);
  const before = versions.current(['catalog']);
  const first = stream;
  first!.destroy();
  await expect.poll(versions.isStreamConnected).toBe(false);
  await expect.poll(() => stream !== first).toBe(true);
  send({ catalog: 1, content: 1, shop: 1 });
  await expect.poll(() => versions.current(['catalog'])).toBe(before + 1);
});

const isUnreachable = () =>
  client.readAsServer('/api/content').then(
    () => false,
    (error: unknown) => error instanceof CmsUnreachable && /not respond/.test(error.message),
  );

test('calls fail at once while a cms is silent, and work again at its next sign', async () => {
  send({ catalog: 1, content: 1, shop: 1 });
  await expect.poll(versions.isStreamConnected).toBe(true);
  const before = versions.current(['shop']);
  vi.advanceTimersByTime(4_000);
  expect(client.isResponsive()).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(await isUnreachable()).toBe(true);
  stream!.write(': still here\n\n');
  await expect.poll(client.isResponsive).toBe(true);
  expect(versions.current(['shop'])).toBe(before + 1);
});

test('calls go on when one of several cms hangs, as the stream moves to another', async () => {
  send({ catalog: 1, content: 1, shop: 1 });
  await expect.poll(versions.isStreamConnected).toBe(true);
  const setResponsive = vi.spyOn(client, 'setResponsive');
  const before = versions.current(['shop']);
  const first = stream!;
  hangs = true;
  vi.advanceTimersByTime(2_000);
  await expect.poll(() => requests).toBe(2);
  hangs = false;
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => stream !== first).toBe(true);
  await expect.poll(() => first.destroyed).toBe(true);
  send({ catalog: 1, content: 1, shop: 1 });
  await expect.poll(() => versions.current(['shop'])).toBe(before + 1);
  vi.advanceTimersByTime(4_000);
  expect(setResponsive).not.toHaveBeenCalled();
});

test('calls work again when another cms answers, although the one of the stream hangs on', async () => {
  send({ catalog: 1, content: 1, shop: 1 });
  await expect.poll(versions.isStreamConnected).toBe(true);
  hangs = true;
  for (let second = 0; second < 10; second += 1) {
    vi.advanceTimersByTime(1_000);
    await new Promise(setImmediate);
  }
  expect(client.isResponsive()).toBe(false);
  hangs = false;
  vi.advanceTimersByTime(1_000);
  await expect.poll(client.isResponsive).toBe(true);
});

test('a probe that a slow cms answers late leaves the stream as it is', async () => {
  send({ catalog: 1, content: 1, shop: 1 });
  await expect.poll(versions.isStreamConnected).toBe(true);
  const before = versions.current(['shop']);
  const first = stream!;
  hangs = true;
  vi.advanceTimersByTime(2_000);
  await expect.poll(() => requests).toBe(2);
  first.write(': still here\n\n');
  send({ catalog: 1, content: 1, shop: 2 });
  await expect.poll(() => versions.current(['shop'])).toBe(before + 1);
  vi.advanceTimersByTime(1_000);
  expect([requests, versions.isStreamConnected(), first.destroyed]).toEqual([2, true, false]);
});

test('calls go on when one of several cms has ended and refuses the next connection', async () => {
  const subscribe = vi.spyOn(client, 'subscribe');
  const setResponsive = vi.spyOn(client, 'setResponsive');
  const { port } = cms.address() as AddressInfo;
  const first = stream;
  cms.closeAllConnections();
  await new Promise((resolve) => cms.close(resolve));
  await expect.poll(() => subscribe.mock.calls.length).toBe(1);
  await new Promise<void>((resolve) => cms.listen(port, '127.0.0.1', resolve));
  await expect.poll(() => stream !== first).toBe(true);
  expect(setResponsive).not.toHaveBeenCalled();
});

test('calls fail at once while nobody has listened at the address of the cms for five seconds', async () => {
  send({ catalog: 1, content: 1, shop: 1 });
  await expect.poll(versions.isStreamConnected).toBe(true);
  cms.closeAllConnections();
  await new Promise((resolve) => cms.close(resolve));
  await expect.poll(versions.isStreamConnected).toBe(false);
  vi.advanceTimersByTime(5_000);
  expect(await isUnreachable()).toBe(true);
});
