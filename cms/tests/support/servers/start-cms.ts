import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type * as strapiModule from '@strapi/strapi';
import { withMissingSecrets } from '../../../../tools/launcher/settings/secrets.mjs';
import type * as Scheduler from '../../../src/platform/jobs/scheduler';
import { copyEmptyShop } from '../databases/empty-shop';

const load = createRequire(import.meta.url);
// Strapi's ESM build imports lodash/fp as a directory, which Node rejects; the CommonJS build works.
const { createStrapi } = load('@strapi/strapi') as typeof strapiModule;

const appDir = path.resolve(import.meta.dirname, '../../..');

export const testAdmin = { email: 'duena@ejemplo.com', password: 'una-clave-larga-de-prueba' };

export type CmsOptions = {
  /** A PostgreSQL URL; default: a temporary SQLite file. */
  databaseUrl?: string;
  /** A folder that is kept afterwards; default: a temporary one. */
  dataDir?: string;
  /** 1 tests the real limits; the default disables them in practice. */
  rateLimitFactor?: number;
  /** True keeps the shop's own scheduler, which decides when jobs run; by default only a test decides. */
  runsJobs?: boolean;
  env?: Record<string, string>;
};

export const cmsEnvironment = (dataDir: string, options: CmsOptions): Record<string, string> => ({
  NODE_ENV: 'production',
  STRAPI_TELEMETRY_DISABLED: 'true',
  STRAPI_DISABLE_LICENSE_PING: 'true',
  LOG_LEVEL: 'error',
  DATA_DIR: dataDir,
  DATABASE_URL: options.databaseUrl ?? '',
  RATE_LIMIT_FACTOR: String(options.rateLimitFactor ?? 10_000),
  ADMIN_EMAIL: testAdmin.email,
  ADMIN_PASSWORD: testAdmin.password,
  ADMIN_PANEL_PASSWORD: 'Otra-Clave-Larga-Del-Panel-7',
  SMTP_URL: '',
  // The tests of the undo and of the outbox let mails wait.
  STEP_MAIL_WAIT_SECONDS: '0',
  SEED: 'empty',
  // The tests of a closed shop set it to 'closed'.
  OPENING: 'open',
  BACKUP: 'off',
  PUBLIC_URL: 'http://127.0.0.1:3000',
  ...withMissingSecrets({}),
  ...options.env,
});

export async function newDataFolder(options: CmsOptions): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-cms-'));
  const { SEED = 'empty', OPENING = 'open', ADMIN_EMAIL = testAdmin.email } = options.env ?? {};
  const isEmptyAndOpen = SEED === 'empty' && OPENING === 'open';
  const isStandard = !options.databaseUrl && isEmptyAndOpen && ADMIN_EMAIL === testAdmin.email;
  if (isStandard) await copyEmptyShop(folder, cmsEnvironment(folder, {}));
  return folder;
}

export type CallOptions = Omit<RequestInit, 'body'> & {
  token?: string;
  json?: unknown;
  body?: BodyInit;
  ip?: string;
};
export type Answer<T = Record<string, unknown>> = { status: number; headers: Headers; body: T; text: string };

export const headersOf = ({ token, json, ip, headers }: CallOptions) => ({
  ...(json === undefined ? {} : { 'content-type': 'application/json' }),
  ...(token ? { authorization: `Bearer ${token}` } : {}),
  ...(ip ? { 'x-forwarded-for': ip } : {}),
  ...(headers as Record<string, string>),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const answerOf = <T>(status: number, headers: Headers, text: string): Answer<T> => ({
  status,
  headers,
  text,
  body: parsed(text) as T,
});

/** Calls a server like the storefront's proxy and parses JSON answers. */
export async function callOn<T = Record<string, unknown>>(
  origin: string,
  url: string,
  options: CallOptions = {},
): Promise<Answer<T>> {
  const { json, method, body, signal } = options;
  const response = await fetch(`${origin}${url}`, {
    redirect: 'manual',
    method,
    signal,
    headers: headersOf(options),
    body: json === undefined ? body : JSON.stringify(json),
  });
  return answerOf<T>(response.status, response.headers, await response.text());
}

export type TestCms = {
  strapi: Core.Strapi;
  origin: string;
  dataDir: string;
  call: <T = Record<string, unknown>>(url: string, options?: CallOptions) => Promise<Answer<T>>;
  adminToken: () => Promise<string>;
  stop: () => Promise<void>;
};

/** Boots the built cms in this process; it runs no job by itself, or a minute that passes would decide what a test sees. */
export async function startCms(options: CmsOptions = {}): Promise<TestCms> {
  const dataDir = options.dataDir ?? (await newDataFolder(options));
  Object.assign(process.env, cmsEnvironment(dataDir, options));
  const strapi = await createStrapi({
    appDir,
    distDir: path.join(appDir, 'dist'),
    serveAdminPanel: false,
  }).load();
  if (!options.runsJobs)
    (load('../../../dist/src/platform/jobs/scheduler.js') as typeof Scheduler).stopScheduler();
  strapi.server.mount();
  const { httpServer } = strapi.server;
  await new Promise<void>((done) => void httpServer.listen(0, '127.0.0.1', done));
  const { port } = httpServer.address() as { port: number };
  const origin = `http://127.0.0.1:${port}`;
  let token: string | undefined;

  const call: TestCms['call'] = (url, init) => callOn(origin, url, init);
  return {
    strapi,
    origin,
    dataDir,
    call,
    async adminToken() {
      token ??= (await call<{ token: string }>('/api/auth/login', { method: 'POST', json: testAdmin })).body
        .token;
      return token;
    },
    // strapi.destroy() would remove every process listener, vitest's included.
    async stop() {
      await (strapi as unknown as { app: { destroy(options: object): Promise<void> } }).app.destroy({
        strapi,
      });
      await strapi.server.destroy();
      await strapi.db.destroy();
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
