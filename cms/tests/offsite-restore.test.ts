import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendNightlyBackups } from '../../tools/backup/offsite-backups.mjs';
import { makeOffsiteKey, storeFiles } from './support/data/offsite-shop';
import { runCommand } from './support/processes/run-command';
import { startBucket } from './support/servers/s3-server';
import { startCms } from './support/servers/start-cms';

type Bucket = Awaited<ReturnType<typeof startBucket>>;

const NIGHTLY = 'jazmin-nightly-20261126-0610.tar.gz';
const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-offsite-restore-'));
const at = (name: string) => path.join(folder, name);
const keyFile = at('key.txt');

let [files, copies]: Bucket[] = [];
let offsite: Record<string, string>;

/** Sends the backups and a ledger that names these erasures, as every hour does. */
async function send(dataDir: string, ...erased: string[]): Promise<void> {
  const lines = erased.map((id) => `{"id":"${id}"}\n`).join('');
  writeFileSync(path.join(at('backups'), 'erasures.jsonl'), lines);
  await sendNightlyBackups({ ...offsite, BACKUP_DIR: at('backups'), DATA_DIR: dataDir });
}

beforeAll(async () => {
  [files, copies] = [await startBucket(), await startBucket()];
  offsite = { ...copies.offsite, OFFSITE_RECIPIENT: await makeOffsiteKey(keyFile) };
  const cms = await startCms({ env: { LOG_LEVEL: 'fatal', ...files.environment } });
  await storeFiles(cms);
  const shop = { dataDir: cms.dataDir, env: files.environment };
  const { code, output } = await runCommand('backup', shop, path.join(at('backups'), NIGHTLY));
  expect([code, output]).toEqual([0, expect.stringContaining('Copia lista')]);
  // Both after the backup, by two shops.
  await send(cms.dataDir, 'later', 'last');
  await send(cms.dataDir, 'of a drill');
  await cms.stop();
});
afterAll(async () => {
  await files?.stop();
  await copies?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const restore = (place: string, env: Record<string, string>, ...args: string[]) =>
  runCommand('restore', { dataDir: at(place), env: { ...offsite, ...env } }, ...args);
const fromBucket = (place: string, env: Record<string, string>, ...args: string[]) =>
  restore(place, env, '--from-bucket', ...args);

test('a restore without a name lists the backups of the bucket', async () => {
  const { code, output } = await fromBucket('listed', {});
  expect([code, output]).toEqual([0, expect.stringContaining(`  ${NIGHTLY} (`)]);
});

test.each([
  ['a disk', false],
  ['a bucket', true],
])('pictures and proofs of a bucket come back from the backup into %s', async (_, toBucket) => {
  const other = await startBucket();
  // One that nobody can open keeps no shop from coming back.
  await copies!.store('copias/erasures-9-cortada.jsonl.age');
  const place = toBucket ? 'in-bucket' : 'on-disk';
  const env = { OFFSITE_KEY_FILE: keyFile, ...(toBucket ? other.environment : {}) };
  const { output } = await fromBucket(place, env, NIGHTLY);
  expect(output).toContain('No se pudo abrir erasures-9-cortada.jsonl');
  expect(output).toContain('todos iguales');
  expect(output).toContain('los datos de 3 pedidos de borrado');
  const restored = toBucket
    ? await other.keys()
    : readdirSync(at(place), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(jpg|webp|pdf)$/.test(name))
        .map((name) => name.replace('public/uploads/', ''));
  expect(restored.sort()).toEqual(await files!.keys());
  await other.stop();
});

test.each<[string, () => Promise<[Record<string, string>, string?]>, string]>([
  ['no key', async () => [{}], 'hace falta la clave'],
  ['a file that holds no key', async () => [{ OFFSITE_KEY: 'contraseña' }], 'La clave no es de age'],
  [
    'another key',
    async () => {
      await makeOffsiteKey(at('other.txt'));
      return [{ OFFSITE_KEY_FILE: at('other.txt') }];
    },
    'no se abre con esa clave',
  ],
  [
    'a name that is not there',
    async () => [{ OFFSITE_KEY_FILE: keyFile }, 'nada.tar.gz'],
    'no hay una copia nada',
  ],
  [
    'an object that is cut',
    async () => {
      const bytes = await copies!.read(`copias/${NIGHTLY}.age`);
      await copies!.store('copias/cortada.tar.gz.age', bytes.subarray(0, bytes.length - 1000));
      return [{ OFFSITE_KEY_FILE: keyFile }, 'cortada.tar.gz'];
    },
    'cortada o dañada',
  ],
  [
    'a bucket that is away',
    async () => [{ OFFSITE_KEY_FILE: keyFile, OFFSITE_S3_ENDPOINT: 'http://127.0.0.1:9' }],
    'el bucket no responde',
  ],
])('a restore with %s says so and leaves nothing behind', async (_, prepare, reason) => {
  const [env, name = NIGHTLY] = await prepare();
  const { code, output } = await fromBucket('refused', env, name);
  expect([code, output]).toEqual([1, expect.stringContaining(reason)]);
  expect(existsSync(at('refused')) ? readdirSync(at('refused')) : []).toEqual([]);
});

test('a restore does not mix with the pictures of a shop that sells', async () => {
  const before = await files!.keys();
  const { code, output } = await fromBucket(
    'mixed',
    { OFFSITE_KEY_FILE: keyFile, ...files!.environment },
    NIGHTLY,
  );
  expect([code, output]).toEqual([1, expect.stringContaining('ya tiene fotos o comprobantes')]);
  expect(await files!.keys()).toEqual(before);
});

test.each<[string, Record<string, string>, string]>([
  ['joins what the bucket says of later erasures', { OFFSITE_KEY_FILE: keyFile }, '3 pedidos de borrado'],
  [
    'goes on without the key, and says who may come back',
    {},
    'vuelto. Para abrir la copia hace falta la clave',
  ],
  [
    'goes on while the bucket is away, and says who may come back',
    { OFFSITE_KEY_FILE: keyFile, OFFSITE_S3_ENDPOINT: 'http://127.0.0.1:9' },
    'vuelto. No se puede usar el bucket tienda: el bucket no responde',
  ],
])('a restore of a file elsewhere %s', async (title, env, reason) => {
  const file = path.join(at('usb'), NIGHTLY);
  mkdirSync(at('usb'), { recursive: true });
  copyFileSync(path.join(at('backups'), NIGHTLY), file);
  const { output } = await restore(title.split(' ').join('-'), env, file);
  expect(output).toContain('todos iguales');
  expect(output).toContain(reason);
});
