import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import type { FakeCms } from './fake-cms.ts';
import { createShopServer } from '../start/storefront-server.ts';
import { readSettings } from '../settings.ts';

const FRONT_END = { styles: () => '<style></style>', script: '/assets/start.js', font: undefined };

function folders() {
  const root = mkdtempSync(path.join(os.tmpdir(), 'door-'));
  const client = path.join(root, 'client');
  const office = path.join(root, 'office');
  mkdirSync(path.join(client, 'assets'), { recursive: true });
  mkdirSync(office);
  writeFileSync(path.join(client, 'assets/main-AbCd1234.js'), 'export {}');
  writeFileSync(path.join(office, 'index.html'), '<!doctype html><title>Office</title>');
  return { root, client, office };
}

/** The public door, open on a free port before a cms of the tests, once it hears of changes. */
export async function openShop(cms: FakeCms, environment: Record<string, string> = {}) {
  const settings = readSettings({
    PORT: '0',
    CMS_URL: cms.address(),
    INTERNAL_SECRET: 'a secret of some length',
    PUBLIC_URL: 'https://shop.example',
    ...environment,
  });
  const places = folders();
  const shop = createShopServer({
    settings,
    frontEnd: FRONT_END,
    places,
    report: () => undefined,
  });
  await new Promise<void>((resolve) => shop.server.listen(0, '127.0.0.1', resolve));
  // Until it hears of changes it trusts its copies for a second only, and asks again.
  await expect.poll(shop.hearsChanges).toBe(true);
  const base = `http://127.0.0.1:${(shop.server.address() as AddressInfo).port}`;
  const get = (url: string, init?: RequestInit) => fetch(base + url, { redirect: 'manual', ...init });
  return {
    base,
    figures: shop.figures,
    get,
    html: async (url: string) => (await get(url)).text(),
    close: () =>
      new Promise<void>((resolve) => {
        shop.stopListening();
        shop.server.close(() => {
          rmSync(places.root, { recursive: true, force: true });
          resolve();
        });
        shop.server.closeAllConnections();
      }),
  };
}

export type OpenedShop = Awaited<ReturnType<typeof openShop>>;
