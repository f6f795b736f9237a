import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import panelInPreparation from './panel-in-preparation';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(os.tmpdir(), 'panel-build-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function get(url: string, accept: string) {
  const strapi = { dirs: { dist: { root } } } as unknown as Core.Strapi;
  const next = vi.fn();
  const ctx = { method: 'GET', path: url, get: () => accept, set: vi.fn(), body: '', status: 404 };
  await panelInPreparation({}, { strapi })(ctx as unknown as Context, next);
  return { ...ctx, isPassedOn: next.mock.calls.length === 1 };
}

it('the panel answers a page that reloads itself while its build is missing', async () => {
  const { status, body } = await get('/admin/auth/login', 'text/html,application/xhtml+xml');
  expect(status).toBe(503);
  expect(body).toContain('Se está preparando el panel de Strapi');
  expect(body).toContain('http-equiv="refresh"');
});

it('the panel is served without a restart as soon as its build exists', async () => {
  mkdirSync(path.join(root, 'build'));
  expect((await get('/admin', 'text/html')).isPassedOn).toBe(false);
  writeFileSync(path.join(root, 'build/index.html'), '');
  expect((await get('/admin', 'text/html')).isPassedOn).toBe(true);
});

it('the page of the panel in preparation replaces no API call and no other page', async () => {
  expect((await get('/admin/init', 'application/json')).isPassedOn).toBe(true);
  expect((await get('/administrators', 'text/html')).isPassedOn).toBe(true);
});
