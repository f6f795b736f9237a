import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnvFile } from '../project.mjs';
import { cmsEnvironment, storefrontEnvironment } from './child-environments.mjs';
import { readEnvironment } from './environment.mjs';
import { firstAdministrator } from './first-administrator.mjs';
import { readSecrets } from './secrets.mjs';

// @spec A.27

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'shop settings-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const messageOf = (work: () => unknown): string => {
  try {
    work();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('environment', () => {
  it('readEnvironment has a default for every required setting', () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 3000,
      CMS_PORT: 1337,
      SEED: 'demo',
      BEHIND_PROXY: false,
      BACKUP: 'nightly',
    });
  });

  it('readEnvironment places backups below the data folder unless BACKUP_DIR names another one', () => {
    expect(readEnvironment({ DATA_DIR: '/srv/shop' }).BACKUP_DIR).toBe('/srv/shop/backups');
    expect(readEnvironment({ DATA_DIR: '/srv/shop', BACKUP_DIR: '/backups' }).BACKUP_DIR).toBe('/backups');
  });

  it.each([
    ['sftp://tienda/copia', 'a folder or s3://bucket/folder'],
    ['s3://tienda/copia', 'Nada sale de la máquina sin cifrar'],
    ['/srv/shop/copia', 'outside DATA_DIR'],
    ['/srv', 'outside DATA_DIR'],
  ])('readEnvironment refuses a copy to %s', (COPY_TO, reason) =>
    expect(messageOf(() => readEnvironment({ DATA_DIR: '/srv/shop', COPY_TO }))).toContain(reason),
  );

  const offsite = {
    BACKUP_TO: 's3://copias/tienda',
    OFFSITE_RECIPIENT: 'age1yxq4qajw8e54z05ul035wlxzg86846txajl0jlwhwzcczznhrapqlzp6dl',
    OFFSITE_S3_ENDPOINT: 'https://s3.example',
    OFFSITE_S3_ACCESS_KEY_ID: 'id',
    OFFSITE_S3_SECRET_ACCESS_KEY: 'secret',
  };

  it.each([
    [{ OFFSITE_RECIPIENT: '' }, 'Nada sale de la máquina sin cifrar'],
    [{ OFFSITE_RECIPIENT: 'age1yxq4' }, 'no es una clave pública'],
    [{ BACKUP_TO: '/mnt/copias' }, 'no es la dirección de un bucket'],
    [{ OFFSITE_S3_ENDPOINT: '' }, 'falta OFFSITE_S3_ENDPOINT'],
  ])('readEnvironment refuses backups off the machine with %o', (change, reason) => {
    expect(readEnvironment(offsite).BACKUP_TO).toBe(offsite.BACKUP_TO);
    expect(messageOf(() => readEnvironment({ ...offsite, ...change }))).toContain(reason);
  });

  it('readEnvironment lists all faults in one error', () => {
    const faulty = {
      PORT: '0',
      CMS_PORT: 'x',
      SEED: 'other',
      DATABASE_URL: 'mysql://x',
      PUBLIC_URL: 'shop',
      ADMIN_EMAIL: 'owner',
      ADMIN_PASSWORD: 'short',
      SMTP_URL: 'http://x',
      RATE_LIMIT_FACTOR: '0',
      BEHIND_PROXY: 'maybe',
      BACKUP: 'weekly',
    };
    const message = messageOf(() => readEnvironment(faulty));
    for (const name of Object.keys(faulty)) expect(message).toContain(`  ${name} `);
  });

  it('readEnvironment rejects an infinite rate limit factor', () => {
    expect(messageOf(() => readEnvironment({ RATE_LIMIT_FACTOR: '1e309' }))).toContain('RATE_LIMIT_FACTOR');
  });

  it.each(['https://%', 'https://?x', 'https://a b', 'https://shop.example/path'])(
    'readEnvironment rejects the public address %s',
    (PUBLIC_URL) => expect(messageOf(() => readEnvironment({ PUBLIC_URL }))).toContain('  PUBLIC_URL is'),
  );

  it('readEnvironment rejects the same port for two servers', () => {
    expect(messageOf(() => readEnvironment({ PORT: '4000', CMS_PORT: '4000' }))).toContain(
      'two different ports',
    );
  });

  it('readEnvFile keeps variables that are already set', () => {
    const file = path.join(folder, '.env');
    writeFileSync(file, 'PORT=1\nHOST="0.0.0.0" # everywhere\n');
    expect(readEnvFile(file, { PORT: '2' })).toEqual({ PORT: '2', HOST: '0.0.0.0' });
  });

  it('storefrontEnvironment holds INTERNAL_SECRET and no other secret', () => {
    const secrets = readSecrets(folder, {});
    const settings = readEnvironment({ DATABASE_URL: 'postgres://x' });
    const base = { JWT_SECRET: 'x', ADMIN_PASSWORD: 'x', ADMIN_PANEL_PASSWORD: 'x', OFFSITE_KEY: 'x' };
    const environment: Record<string, string> = storefrontEnvironment(settings, secrets, base);
    expect(environment.INTERNAL_SECRET).toBe(secrets.INTERNAL_SECRET);
    for (const name of [
      'JWT_SECRET',
      'LINK_SECRET',
      'APP_KEYS',
      'DATABASE_URL',
      'ADMIN_PASSWORD',
      'ADMIN_PANEL_PASSWORD',
      'OFFSITE_KEY',
    ])
      expect(environment).not.toHaveProperty(name);
  });

  it('cmsEnvironment holds the administrator only on the run that creates them', () => {
    const settings = readEnvironment({ ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'a-long-one' });
    const base = { ADMIN_PASSWORD: 'a-long-one' };
    expect(cmsEnvironment(settings, {}, null, base)).not.toHaveProperty('ADMIN_PASSWORD');
    const first = { email: 'a@b.example', password: 'a-long-one', panelPassword: 'another-one' };
    expect(cmsEnvironment(settings, {}, first, base)).toMatchObject({
      ADMIN_PASSWORD: 'a-long-one',
      ADMIN_PANEL_PASSWORD: 'another-one',
    });
  });
});

describe('the first run', () => {
  it('readSecrets creates long distinct secrets once, readable by their owner only', () => {
    const first = readSecrets(path.join(folder, 'data'), {});
    expect(readSecrets(path.join(folder, 'data'), {})).toEqual(first);
    const values = Object.values(first).flatMap((value) => value.split(','));
    expect(new Set(values).size).toBe(values.length);
    expect(values.every((value) => value.length >= 32)).toBe(true);
    expect(statSync(path.join(folder, 'data/secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('readSecrets throws for a damaged file and leaves it as it is', () => {
    const file = path.join(folder, 'secrets.json');
    writeFileSync(file, '{"APP_KEYS": ');
    expect(messageOf(() => readSecrets(folder, {}))).toContain(`${file} is damaged`);
    expect(readFileSync(file, 'utf8')).toBe('{"APP_KEYS": ');
  });

  it('firstAdministrator stores the generated password until it is marked as shown', () => {
    const first = firstAdministrator(folder, {});
    expect(first?.password).toMatch(/^[A-Za-z2-9]{16,}$/);
    expect(firstAdministrator(folder, {})?.password).toBe(first?.password);
    first?.markShown();
    expect(firstAdministrator(folder, {})).toBeNull();
    const kept = readFileSync(path.join(folder, 'first-administrator.json'), 'utf8');
    for (const password of [first?.password, first?.panelPassword]) expect(kept).not.toContain(password);
  });

  it('firstAdministrator generates a second password for the panel, in the same private file', () => {
    const first = firstAdministrator(folder, { ADMIN_PASSWORD: 'a-given-password' });
    expect(first).toMatchObject({ password: 'a-given-password', generated: { password: undefined } });
    expect(first?.panelPassword).toMatch(/^[A-Za-z2-9]{16,}$/);
    const file = path.join(folder, 'first-administrator.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ panelPassword: first?.panelPassword });
    expect(readFileSync(file, 'utf8')).not.toContain('a-given-password');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('firstAdministrator returns created accounts until their passwords are shown, and generates no others', () => {
    const first = firstAdministrator(folder, {});
    first?.markCreated();
    const { password, panelPassword } = firstAdministrator(folder, {}) ?? {};
    expect([password, panelPassword]).toEqual([first?.password, first?.panelPassword]);
    firstAdministrator(folder, {})?.markShown();
    expect(firstAdministrator(folder, {})).toBeNull();
  });
});
