import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cmsEnvironment, storefrontEnvironment } from './child-environments.mjs';
import { startChild, stopChild } from './children.mjs';
import { hashOf } from './content-hash.mjs';
import { readEnvFile } from './env-file.mjs';
import { readEnvironment } from './environment.mjs';
import { firstAdministrator } from './first-administrator.mjs';
import { checkFolder } from './folder.mjs';
import { checkNodeVersion } from './node-version.mjs';
import { birthOf, holderOf, release, take } from './one-at-a-time.mjs';
import { argumentsOf } from './owner-command.mjs';
import { inWords } from './plain-faults.mjs';
import { checkPorts } from './ports.mjs';
import { readSecrets } from './secrets.mjs';
import { PlainError } from './terminal.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'start rules-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const messageOf = (work: () => unknown): string => {
  try {
    work();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('the environment', () => {
  it('has a sensible value for everything', () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 3000,
      CMS_PORT: 1337,
      SEED: 'demo',
      BEHIND_PROXY: false,
    });
  });

  it('tells every fault at once', () => {
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
    };
    const message = messageOf(() => readEnvironment(faulty));
    for (const name of Object.keys(faulty)) expect(message).toContain(`  ${name} `);
  });

  it('takes no limit that is endless', () => {
    expect(messageOf(() => readEnvironment({ RATE_LIMIT_FACTOR: '1e309' }))).toContain('RATE_LIMIT_FACTOR');
  });

  it.each(['https://%', 'https://?x', 'https://a b', 'https://shop.example/path'])(
    'takes no public address that nobody can open: %s',
    (PUBLIC_URL) => expect(messageOf(() => readEnvironment({ PUBLIC_URL }))).toContain('  PUBLIC_URL is'),
  );

  it('refuses one port for two servers', () => {
    expect(messageOf(() => readEnvironment({ PORT: '4000', CMS_PORT: '4000' }))).toContain(
      'two different ports',
    );
  });

  it('reads a .env file, but what the process has wins', () => {
    const file = path.join(folder, '.env');
    writeFileSync(file, 'PORT=1\nHOST="0.0.0.0" # everywhere\n');
    expect(readEnvFile(file, { PORT: '2' })).toEqual({ PORT: '2', HOST: '0.0.0.0' });
  });

  it('gives the storefront no secret but the one it shares with the cms', () => {
    const secrets = readSecrets(folder, {});
    const settings = readEnvironment({ DATABASE_URL: 'postgres://x' });
    const base = { JWT_SECRET: 'x', ADMIN_PASSWORD: 'x' };
    const given: Record<string, string> = storefrontEnvironment(settings, secrets, base);
    expect(given.INTERNAL_SECRET).toBe(secrets.INTERNAL_SECRET);
    for (const name of ['JWT_SECRET', 'LINK_SECRET', 'APP_KEYS', 'DATABASE_URL', 'ADMIN_PASSWORD'])
      expect(given).not.toHaveProperty(name);
  });

  it('gives the cms the administrator only on the run that makes one', () => {
    const settings = readEnvironment({ ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'a-long-one' });
    const base = { ADMIN_PASSWORD: 'a-long-one' };
    expect(cmsEnvironment(settings, {}, null, base)).not.toHaveProperty('ADMIN_PASSWORD');
    const first = { email: 'a@b.example', password: 'a-long-one' };
    expect(cmsEnvironment(settings, {}, first, base)).toMatchObject({ ADMIN_PASSWORD: 'a-long-one' });
  });
});

describe('the first run', () => {
  it('makes secrets once, long, all different, readable by their owner only', () => {
    const first = readSecrets(path.join(folder, 'data'), {});
    expect(readSecrets(path.join(folder, 'data'), {})).toEqual(first);
    const values = Object.values(first).flatMap((value) => value.split(','));
    expect(new Set(values).size).toBe(values.length);
    expect(values.every((value) => value.length >= 32)).toBe(true);
    expect(statSync(path.join(folder, 'data/secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('does not make secrets anew where they are damaged, and says so', () => {
    const file = path.join(folder, 'secrets.json');
    writeFileSync(file, '{"APP_KEYS": ');
    expect(messageOf(() => readSecrets(folder, {}))).toContain(`${file} is damaged`);
    expect(readFileSync(file, 'utf8')).toBe('{"APP_KEYS": ');
  });

  it('keeps the generated password until it was shown, then forgets it', () => {
    const made = firstAdministrator(folder, {});
    expect(made?.password).toMatch(/^[A-Za-z2-9]{16,}$/);
    expect(firstAdministrator(folder, {})?.password).toBe(made?.password);
    made?.shown();
    expect(firstAdministrator(folder, {})).toBeNull();
    expect(readFileSync(path.join(folder, 'first-administrator.json'), 'utf8')).not.toContain(made?.password);
  });
});

describe('a start', () => {
  it('says plainly that Node is too old', () => {
    expect(messageOf(() => checkNodeVersion('18.20.0'))).toContain('20.19');
    expect(messageOf(() => checkNodeVersion('20.19.0'))).toBe('');
  });

  it('says which port is taken and what to change', async () => {
    const holder = createServer();
    await new Promise<void>((done) => void holder.listen(0, '127.0.0.1', done));
    const { port } = holder.address() as AddressInfo;
    const refusal = checkPorts([{ name: 'CMS_PORT', host: '127.0.0.1', port }]);
    await expect(refusal).rejects.toThrow(`Port ${port} of 127.0.0.1 is already in use. Set CMS_PORT`);
    holder.close();
  });

  it('does not let two hold one lock, and forgets a holder that is dead', () => {
    const lock = path.join(folder, 'running.pid');
    writeFileSync(lock, String(process.ppid));
    expect(take(lock)).toBe(false);
    expect(holderOf(lock)).toBe(process.ppid);
    writeFileSync(lock, '999999999');
    expect(take(lock)).toBe(true);
    release(lock);
  });

  // Only Linux tells when a process began.
  it.runIf(birthOf(process.pid))(
    'is not held up by another process that got the number of a dead one',
    () => {
      const lock = path.join(folder, 'running.pid');
      writeFileSync(lock, `${process.ppid} another-start-of-the-machine/1`);
      expect(holderOf(lock)).toBeNull();
      writeFileSync(lock, `${process.ppid} ${birthOf(process.ppid)}`);
      expect(holderOf(lock)).toBe(process.ppid);
    },
  );

  it('refuses a folder that it cannot use in words', () => {
    const file = path.join(folder, 'a-file');
    writeFileSync(file, '');
    expect(messageOf(() => checkFolder(file))).toContain(`DATA_DIR ${file} cannot be used`);
    expect(messageOf(() => checkFolder(path.join(folder, 'new')))).toBe('');
  });

  it.each([
    [
      { code: 'ENOSPC', path: '/copias/a.part', message: 'x' },
      'No queda espacio en el disco en /copias/a.part',
    ],
    [{ code: 'EROFS', path: '/copias', message: 'x' }, 'los permisos'],
    [{ code: 'SQLITE_NOTADB', message: 'file is not a database' }, 'npm run doctor'],
    [{ code: 'SQLITE_BUSY', message: 'locked' }, 'tiene tomada la base'],
    [{ message: 'boom' }, 'boom'],
  ])('ends a command of the owner’s with a sentence: %o', (facts, sentence) => {
    const told = inWords(Object.assign(new Error(facts.message), facts), {});
    expect(told.message).toContain(sentence);
    expect(told).toBeInstanceOf(PlainError);
  });

  it('does nothing for the owner but what was asked', () => {
    const takes = { usage: 'Uso: npm run x', files: 1, options: ['--repair'] };
    expect(argumentsOf(['copia.tar.gz', '--repair'], takes)).toEqual(['copia.tar.gz', '--repair']);
    for (const given of [['--help'], ['-h'], ['--otra'], ['uno', 'dos']])
      expect(messageOf(() => argumentsOf(given, takes))).toBe('Uso: npm run x');
  });

  it('rebuilds when a source changes and not when a test does', () => {
    writeFileSync(path.join(folder, 'a.ts'), '1');
    const before = hashOf(['.'], folder);
    writeFileSync(path.join(folder, 'a.test.ts'), '1');
    expect(hashOf(['.'], folder)).toBe(before);
    writeFileSync(path.join(folder, 'a.ts'), '2');
    expect(hashOf(['.'], folder)).not.toBe(before);
  });

  it('ends a child in good order and reports one that ends by itself', async () => {
    const lines: string[] = [];
    const script = path.join(folder, 'child.mjs');
    writeFileSync(
      script,
      "process.on('SIGTERM', () => { console.log('bye'); process.exit(0); }); console.log('up'); setInterval(() => {}, 1000);",
    );
    let isUp: () => void;
    const up = new Promise<void>((resolve) => (isUp = resolve));
    const write = (line: string) => {
      lines.push(line);
      isUp();
    };
    const child = startChild({ name: 'part', args: [script], cwd: folder, env: process.env }, write);
    await up;
    await stopChild(child);
    expect(lines).toEqual(['part       | up\n', 'part       | bye\n']);

    const broken = startChild({
      name: 'other',
      args: ['-e', 'process.exit(3)'],
      cwd: folder,
      env: process.env,
    });
    expect(await broken.ended).toEqual({ name: 'other', reason: 'exit code 3' });
  });

  it.skipIf(process.platform === 'win32')('is told to stop when the shell of npm was', async () => {
    const script = path.join(folder, 'started.mjs');
    const tool = pathToFileURL(path.join(import.meta.dirname, 'stop-with-npm.mjs')).href;
    writeFileSync(
      script,
      `import { stopWithNpm } from '${tool}';
      const shop = setInterval(() => {}, 1000);
      stopWithNpm(() => { console.log('stopped'); clearInterval(shop); });
      console.log('up');`,
    );
    const shell = spawn('sh', ['-c', '"$0" "$1"; true', process.execPath, script], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    for await (const piece of shell.stdout) {
      said += String(piece);
      if (said === 'up\n') shell.kill('SIGTERM');
    }
    expect(said).toBe('up\nstopped\n');
  });

  it('ends by itself once it has nothing left to do', async () => {
    const idle = startChild({ name: 'idle', args: ['-e', ''], cwd: folder, env: process.env });
    expect(await idle.ended).toEqual({ name: 'idle', reason: 'exit code 0' });
  });
});
