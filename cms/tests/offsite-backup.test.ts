import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { bucketFaultTexts, HOUR_MS, type Readiness } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type * as backupJobs from '../src/platform/backup/backup-job';
import type * as offsiteBackups from '../src/platform/backup/offsite-backup';
import type * as dueJobs from '../src/platform/jobs/run-due-jobs';
import { copyStateReader } from './support/data/copy-state';
import { makeOffsiteKey, storeFiles } from './support/data/offsite-shop';
import { runCommand } from './support/processes/run-command';
import { startBucket } from './support/servers/s3-server';
import { startCms, type TestCms } from './support/servers/start-cms';

type Bucket = Awaited<ReturnType<typeof startBucket>>;

function hasAge(): boolean {
  try {
    return Boolean(execFileSync('age', ['--version']));
  } catch {
    process.stdout.write("age's own program was not tried: it is not installed (Debian: age).\n");
    return false;
  }
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-offsite-'));
const at = (name: string) => path.join(folder, name);
const keyFile = at('key.txt');

let [files, copies]: Bucket[] = [];
let offsite: Record<string, string>;
let cms: TestCms;
let modules: typeof backupJobs & typeof offsiteBackups & typeof dueJobs;
// Each look is an hour later, when the jobs are due again.
let now = Date.now();
const look = () => modules.runDueJobs([modules.backupJob, modules.offsiteJob], (now += HOUR_MS));
let statusForOwner: Awaited<ReturnType<typeof copyStateReader>>;
// A look past three in the morning makes another backup, with the real time in its name.
const nightlies = () => readdirSync(at('backups')).filter((name) => name.endsWith('.tar.gz'));
const nightly = () => nightlies()[0] ?? '';
const encrypted = () => `copias/${nightly()}.age`;
const keysOf = async (part: string) =>
  (await copies!.keys()).filter((key) => key.startsWith(`copias/${part}`));
const writeLedger = (...ids: string[]) =>
  writeFileSync(path.join(at('backups'), 'erasures.jsonl'), ids.map((id) => `{"id":"${id}"}\n`).join(''));

beforeAll(async () => {
  [files, copies] = [await startBucket(), await startBucket()];
  offsite = { ...copies.offsite, OFFSITE_RECIPIENT: await makeOffsiteKey(keyFile) };
  cms = await startCms({
    env: {
      BACKUP: 'nightly',
      BACKUP_DIR: at('backups'),
      LOG_LEVEL: 'fatal',
      ...files.environment,
      ...offsite,
    },
  });
  statusForOwner = await copyStateReader(cms, 'offsite');
  const load = createRequire(import.meta.url);
  modules = {
    ...(load('../dist/src/platform/backup/backup-job.js') as typeof backupJobs),
    ...(load('../dist/src/platform/backup/offsite-backup.js') as typeof offsiteBackups),
    ...(load('../dist/src/platform/jobs/run-due-jobs.js') as typeof dueJobs),
  };
  await storeFiles(cms);
});
afterAll(async () => {
  await cms?.stop();
  await files?.stop();
  await copies?.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  copies!.state.refusal = null;
});

test.each([
  [507, 'bucket-full'],
  [503, 'bucket-away'],
  [403, 'bucket-closed'],
] as const)(
  'a bucket that answers %s leaves the backup here, and owner and monitors see it',
  async (refusal, fault) => {
    copies!.state.refusal = refusal;
    await look();
    expect(nightly()).toMatch(/^jazmin-nightly-/);
    expect(await copies!.keys()).toEqual([]);
    const problem = `La copia de seguridad no sale de la máquina: ${bucketFaultTexts[fault]}`;
    await expect.poll(statusForOwner).toEqual({ at: null, problem });
    const ready = await cms.call<Readiness>('/api/ready');
    expect([ready.status, ready.body.checks.offsite, ready.body.checks.backup]).toEqual([
      503,
      'failed',
      'ok',
    ]);
  },
);

test('the next hour sends the backup encrypted, and removes those that are too many', async () => {
  const nightlyKey = (day: string) => `copias/jazmin-nightly-${day}-0610.tar.gz.age`;
  const old = ['20200101', '20200102'].map(nightlyKey);
  const kept = ['0105', '0112', '0119', '0126', '0202', '0209'].map((day) => nightlyKey(`2022${day}`));
  for (const key of [...old, ...kept, 'copias/antes-de-navidad.tar.gz.age']) await copies!.store(key);
  // Somebody is erased after the backup was made.
  writeLedger('later');
  await look();
  const others = [
    'copias/antes-de-navidad.tar.gz.age',
    ...(await keysOf('erasures-')),
    ...(await keysOf('shop/')),
  ];
  expect(others).toHaveLength(3);
  const sent = nightlies().map((name) => `copias/${name}.age`);
  expect(await copies!.keys()).toEqual([...others, ...kept, ...sent].sort());
  const bytes = await copies!.read(encrypted());
  expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  await expect.poll(statusForOwner).toEqual({ at: expect.any(String) });
  expect(Date.parse((await statusForOwner()).at ?? '')).toBeGreaterThan(Date.now() - HOUR_MS);
});

test('the ledger of erasures gives way to its continuation, and never to another one', async () => {
  const [first] = await keysOf('erasures-');
  writeLedger('later', 'last');
  await look();
  const [second, ...none] = await keysOf('erasures-');
  expect([second === first, none]).toEqual([false, []]);
  writeLedger('of a drill');
  await look();
  expect(await keysOf('erasures-')).toContain(second);
  expect(await keysOf('erasures-')).toHaveLength(2);
});

test.runIf(hasAge())("age's own program opens what is in the bucket", async () => {
  writeFileSync(at('sent.age'), await copies!.read(encrypted()));
  const [key] = /AGE-SECRET-KEY-1\w+/.exec(readFileSync(keyFile, 'utf8')) ?? [];
  writeFileSync(at('identity.txt'), `${key}\n`);
  const opened = execFileSync('age', ['-d', '-i', at('identity.txt'), at('sent.age')], {
    maxBuffer: 2 ** 30,
  });
  expect(opened.equals(readFileSync(path.join(at('backups'), nightly())))).toBe(true);
});

const backUpIn = (dataDir: string, ...args: string[]) => {
  const env = { ...offsite, BACKUP_DIR: at('own-backups') };
  return runCommand('backup', { dataDir, env }, ...args);
};

test.each([
  ['antes-de-navidad.tar.gz', 'ya hay una copia antes-de-navidad.tar.gz'],
  ['antes.zip', 'termine en .tar.gz'],
])('a backup named %s is not sent where it would replace one or not be found', async (name, reason) => {
  const before = await copies!.keys();
  const { code, output } = await backUpIn(cms.dataDir, at(name));
  expect([code, output]).toEqual([1, expect.stringContaining(reason)]);
  expect(await copies!.keys()).toEqual(before);
});

test('a shop restored elsewhere sends and removes nothing until it is told to replace this one', async () => {
  const before = await copies!.keys();
  const file = path.join(at('backups'), nightly());
  await runCommand('restore', { dataDir: at('on-disk'), env: offsite }, file);
  const refused = await backUpIn(at('on-disk'));
  expect([refused.code, refused.output]).toEqual([
    1,
    expect.stringContaining(bucketFaultTexts['bucket-taken']),
  ]);
  const drill = { dataDir: at('on-disk'), env: offsite };
  const { output } = await runCommand('doctor', drill);
  expect(output.replace(/\s+/g, ' ')).toContain(bucketFaultTexts['bucket-taken']);
  expect(await copies!.keys()).toEqual(before);
  const taken = await backUpIn(at('on-disk'), '--take-over');
  expect([taken.code, taken.output]).toEqual([0, expect.stringContaining('s3://tienda/copias')]);
  await look();
  const problem = expect.stringContaining(bucketFaultTexts['bucket-taken']);
  await expect.poll(statusForOwner).toEqual({ at: expect.any(String), problem });
  await backUpIn(cms.dataDir, '--take-over');
  await look();
  await expect.poll(statusForOwner).toEqual({ at: expect.any(String) });
});

test('the doctor asks the bucket which backup is there', async () => {
  const shop = { dataDir: cms.dataDir, env: { ...files!.environment, ...offsite } };
  expect((await runCommand('doctor', shop)).output).toMatch(/Copia fuera de la máquina +La última tiene 0 h/);
  const away = { ...shop, env: { ...shop.env, OFFSITE_S3_ENDPOINT: 'http://127.0.0.1:9' } };
  expect((await runCommand('doctor', away)).output).toContain('el bucket no responde');
});
