import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readEnvironment } from '../launcher/settings/environment.mjs';
import { readSecrets } from '../launcher/settings/secrets.mjs';
import { settingsInEnvironment, writeBackup } from './write-backup.mjs';

let DATA_DIR: string;
beforeEach(() => (DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'shop backup-'))));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

it('a backup names the settings that the shop would miss elsewhere, not defaults or stored secrets', () => {
  const secrets = readSecrets(DATA_DIR, {});
  vi.stubEnv('JWT_SECRET', secrets.JWT_SECRET);
  vi.stubEnv('LINK_SECRET', 'another one, of the environment only');
  vi.stubEnv('HOST', '127.0.0.1');
  vi.stubEnv('PORT', '3100');
  vi.stubEnv('PUBLIC_URL', 'https://tienda.example');
  vi.stubEnv('COPY_TO', 's3://tienda/copia');
  vi.stubEnv('OFFSITE_S3_REGION', 'sa-east-1');
  const names = settingsInEnvironment(DATA_DIR);
  expect(names).toEqual(
    expect.arrayContaining(['PUBLIC_URL', 'COPY_TO', 'OFFSITE_S3_REGION', 'PORT', 'LINK_SECRET']),
  );
  expect(names).not.toContain('HOST');
  expect(names).not.toContain('JWT_SECRET');
});

it.each(['public/uploads', 'proofs', 'outbox/below'])(
  'a backup is not written into %s, where it would be part of the next one',
  async (folder) => {
    const settings = readEnvironment({ DATA_DIR });
    mkdirSync(path.join(DATA_DIR, folder), { recursive: true });
    const file = path.join(DATA_DIR, folder, 'copia.tar.gz');
    await expect(writeBackup(settings, file)).rejects.toThrow('no puede quedar dentro');
    expect(readdirSync(path.join(DATA_DIR, folder))).toEqual([]);
  },
);
