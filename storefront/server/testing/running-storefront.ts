import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { readSettings } from '../settings.ts';
import { createStorefrontServer } from '../start/storefront-server.ts';
import { startFakeCms, type FakeCms } from './fake-cms.ts';

const ASSETS = { styles: '<style></style>', script: '/assets/start.js', headingFont: undefined };

function createFolders() {
  const root = mkdtempSync(path.join(os.tmpdir(), 'storefront-'));
  const storefront = path.join(root, 'client');
  const backOffice = path.join(root, 'office');
  mkdirSync(path.join(storefront, 'assets'), { recursive: true });
  mkdirSync(backOffice);
  writeFileSync(path.join(storefront, 'assets/main-AbCd1234.js'), 'export {}');
  writeFileSync(path.join(storefront, 'service-worker.js'), '');
  writeFileSync(path.join(backOffice, 'index.html'), '<!doctype html><title>Office</title>');
  return { root, storefront, backOffice };
}

async function startStorefront(cms: FakeCms, environment: Record<string, string>) {
  const settings = readSettings({
    PORT: '0',
    CMS_URL: cms.address(),
    INTERNAL_SECRET: 'a secret of some length',
    PUBLIC_URL: 'https://shop.example',
    ...environment,
  });
  const { root, ...folders } = createFolders();
  const { server, metrics, isChangeStreamConnected, unsubscribe } = createStorefrontServer({
    settings,
    assets: ASSETS,
    folders,
    logError: () => undefined,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Until then cached copies expire after a second.
  await expect.poll(isChangeStreamConnected).toBe(true);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    metrics,
    close: () =>
      new Promise<void>((resolve) => {
        unsubscribe();
        server.close(() => {
          rmSync(root, { recursive: true, force: true });
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

export function useStorefront(environment: Record<string, string> = {}) {
  let cms: FakeCms;
  let storefront: Awaited<ReturnType<typeof startStorefront>>;
  beforeEach(async () => {
    cms = await startFakeCms();
    storefront = await startStorefront(cms, environment);
  });
  afterEach(async () => {
    await storefront.close();
    await cms.stop();
  });
  const get = (url: string, init?: RequestInit) =>
    fetch(storefront.url + url, { redirect: 'manual', ...init });
  return {
    get,
    getHtml: async (url: string) => (await get(url)).text(),
    cms: () => cms,
    url: () => new URL(storefront.url),
    metrics: () => storefront.metrics,
    cmsRequests: (prefix: string) => cms.requests.filter(({ url }) => url.startsWith(prefix)),
    restart: async (changed: Record<string, string>) => {
      await storefront.close();
      storefront = await startStorefront(cms, { ...environment, ...changed });
    },
  };
}
