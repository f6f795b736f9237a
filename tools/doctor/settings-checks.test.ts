import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockDataFolder } from '../launcher/start/start-conditions.mjs';
import { readSecrets } from '../launcher/settings/secrets.mjs';
import {
  checkAddress,
  checkBackups,
  checkCopy,
  checkDataDir,
  checkDisk,
  checkFirstAdministrator,
  checkLimits,
  checkSecretsOf,
  settingsChecks,
} from './settings-checks.mjs';
import { formatTable } from './results.mjs';

let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'shop-doctor-'));
  mkdirSync(path.join(DATA_DIR, 'public/uploads'), { recursive: true });
});
afterEach(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const writeRecord = (name: string, value: unknown, mode = 0o600) => {
  writeFileSync(path.join(DATA_DIR, name), JSON.stringify(value));
  chmodSync(path.join(DATA_DIR, name), mode);
};

describe('checkSecretsOf', () => {
  const levelWith = (environment = {}) => checkSecretsOf({ DATA_DIR }, environment).level;

  test('checkSecretsOf accepts the secrets of a first start', () => {
    readSecrets(DATA_DIR, {});
    expect(levelWith()).toBe('ok');
  });

  test('checkSecretsOf reports missing, repeated, short and world-readable secrets', () => {
    expect(levelWith()).toBe('fault');
    const secrets = readSecrets(DATA_DIR, {});
    writeRecord('secrets.json', { ...secrets, JWT_SECRET: secrets.LINK_SECRET });
    expect(checkSecretsOf({ DATA_DIR }, {})).toMatchObject({
      level: 'fault',
      detail: expect.stringContaining('equals'),
    });
    writeRecord('secrets.json', secrets);
    expect(levelWith({ JWT_SECRET: 'corto' })).toBe('fault');
    writeRecord('secrets.json', secrets, 0o644);
    expect(checkSecretsOf({ DATA_DIR }, {}).remedy).toContain('chmod 600');
  });
});

test.each(['{ "APP_KEYS": "ab', 'null', '[]', ''])(
  'a settings file that holds %j instead of an object is reported as a fault',
  (content) => {
    for (const name of ['secrets.json', 'first-administrator.json'])
      writeFileSync(path.join(DATA_DIR, name), content, { mode: 0o600 });
    const found = [checkSecretsOf({ DATA_DIR }, {}), checkFirstAdministrator({ DATA_DIR })];
    for (const { level, detail, remedy } of found) {
      expect([level, detail]).toEqual(['fault', expect.stringContaining('está dañado')]);
      expect(remedy).not.toBe('');
    }
  },
);

test('a check that throws is reported as a fault beside the others', async () => {
  writeRecord('secrets.json', { APP_KEYS: 7, JWT_SECRET: {} });
  const settings = { DATA_DIR, BACKUP_DIR: path.join(DATA_DIR, 'backups'), HOST: '127.0.0.1' };
  const results = await Promise.all(
    settingsChecks.map((check: (settings: object) => Promise<{ level: string }>) =>
      check({ ...settings, RATE_LIMIT_FACTOR: 1 }),
    ),
  );
  expect(results.some(({ level }: { level: string }) => level === 'fault')).toBe(true);
  expect(checkDisk({ DATA_DIR: path.join(DATA_DIR, 'no/such/folder') }).detail).toContain('libres');
});

test('checkDataDir reports a folder that is missing or open to other users', () => {
  chmodSync(DATA_DIR, 0o755);
  expect(checkDataDir({ DATA_DIR }).level).toBe('warning');
  chmodSync(DATA_DIR, 0o700);
  expect(checkDataDir({ DATA_DIR }).level).toBe('ok');
  expect(checkDataDir({ DATA_DIR: path.join(DATA_DIR, 'no') }).level).toBe('fault');
  rmSync(path.join(DATA_DIR, 'public'), { recursive: true });
  expect(checkDataDir({ DATA_DIR })).toMatchObject({
    level: 'fault',
    detail: expect.stringContaining('Falta'),
  });
});

test('checkFirstAdministrator warns of a first password that is still stored', () => {
  expect(checkFirstAdministrator({ DATA_DIR }).level).toBe('ok');
  expect(checkFirstAdministrator({ DATA_DIR, ADMIN_PASSWORD: 'una-clave' }).level).toBe('warning');
  writeRecord('first-administrator.json', { email: 'a@ejemplo.com', password: 'x' });
  expect(checkFirstAdministrator({ DATA_DIR }).level).toBe('warning');
});

test.each([
  [{ HOST: '127.0.0.1', BEHIND_PROXY: false }, 'ok'],
  [{ HOST: '127.0.0.1', BEHIND_PROXY: true }, 'fault'],
  [{ HOST: '0.0.0.0', BEHIND_PROXY: false, PUBLIC_URL: 'https://a.com' }, 'warning'],
  [{ HOST: '0.0.0.0', BEHIND_PROXY: true, PUBLIC_URL: 'http://a.com' }, 'warning'],
  [{ HOST: '0.0.0.0', BEHIND_PROXY: true, PUBLIC_URL: 'https://a.com' }, 'ok'],
])('checkAddress rates %o as %s', (settings, level) => expect(checkAddress(settings).level).toBe(level));

test('checkLimits and checkBackups warn of raised limits and of old backups', () => {
  expect(checkLimits({ RATE_LIMIT_FACTOR: 1 }).level).toBe('ok');
  expect(checkLimits({ RATE_LIMIT_FACTOR: 100 }).level).toBe('warning');
  const backups = (BACKUP = 'nightly') => checkBackups({ BACKUP, BACKUP_DIR: DATA_DIR });
  expect([backups().level, backups('off').remedy]).toEqual([
    'warning',
    expect.stringContaining('BACKUP=off'),
  ]);
  writeRecord('copia.tar.gz', '');
  expect(backups()).toMatchObject({ level: 'ok', detail: 'La última copia, ya comprobada, tiene 0 h' });
  const yesterday = Date.now() / 1000 - 37 * 3600;
  utimesSync(path.join(DATA_DIR, 'copia.tar.gz'), yesterday, yesterday);
  expect(backups().level).toBe('warning');
  const later = Date.now() / 1000 + 10 * 365 * 86_400;
  utimesSync(path.join(DATA_DIR, 'copia.tar.gz'), later, later);
  expect(backups().level).toBe('warning');
});

test('formatTable prints the remedy below a fault', () => {
  const lines = formatTable([
    { level: 'ok', title: 'Uno', detail: 'bien', remedy: '' },
    { level: 'fault', title: 'Dos', detail: 'roto', remedy: 'Arreglalo.' },
  ]);
  expect(lines.map((line: string) => line.trim())).toEqual([
    'bien   Uno  bien',
    'FALLA  Dos  roto',
    'Qué hacer: Arreglalo.',
  ]);
});

test('checkCopy reports a continuous copy that stands still while the shop runs', () => {
  const now = Date.now();
  const settings = { DATA_DIR, COPY_TO: '/mnt/copia' };
  const status = (ageSeconds: number, fault: string | null = null) =>
    writeRecord('copy.json', { folder: '/mnt/copia', copiedAt: now - ageSeconds * 1000, fault });
  const found = () => {
    const { level, detail } = checkCopy(settings, now);
    return [level, detail];
  };
  expect(checkCopy({ DATA_DIR })).toMatchObject({ level: 'ok', detail: 'apagada (COPY_TO)' });
  status(500);
  expect(found()).toEqual(['ok', 'la tienda está detenida']);
  const lock = lockDataFolder(DATA_DIR, process.ppid);
  expect(found()).toEqual(['fault', 'Copiado hace 500 s']);
  status(60);
  expect(found()).toEqual(['ok', 'Copiado hace 60 s']);
  status(-86_400);
  expect(found()).toEqual(['fault', 'Todavía no hay ninguna']);
  status(5, 'full');
  expect(found()).toEqual(['fault', 'Copiado hace 5 s: no queda lugar en el disco de la copia']);
  rmSync(path.join(DATA_DIR, 'copy.json'));
  expect(found()).toEqual(['fault', 'Todavía no hay ninguna']);
  rmSync(lock);
});
