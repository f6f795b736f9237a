import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { DAY_MS, HOUR_MS, type Health } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type * as backupJobs from '../../src/platform/backup/backup-job';
import type * as offsiteBackups from '../../src/platform/backup/offsite-backup';
import type * as lastBackups from '../../src/platform/backup/last-backup';
import type * as dueJobs from '../../src/platform/jobs/run-due-jobs';
import { newKey } from '../../../tools/offsite/age-files.mjs';
import { copyStateReader } from '../support/data/copy-state';
import { commerceOn } from '../support/data/commerce-calls';
import { formWith } from '../support/data/forms';
import { aPdf } from '../support/data/pdf-files';
import { hasSmallDisks, onSmallDisk } from '../support/databases/small-disk';
import { startPostgres, type TestPostgres } from '../support/databases/postgres';
import { runCommand } from '../support/processes/run-command';
import { startBucket } from '../support/servers/s3-server';
import { startCms, type TestCms } from '../support/servers/start-cms';

const root = path.resolve(import.meta.dirname, '../../..');
// Less than the database: SQLite's size is known beforehand, PostgreSQL's copy fills the disk.
const DISK = '96k';
const TRY_AND_LIST =
  'echo earlier > "$1/earlier.tar.gz"; node tools/backup.mjs "$1/new.tar.gz"; echo "code $?"; ls -A "$1"';

const NIGHTLY = /^jazmin-nightly-\d{8}-\d{4}\.tar\.gz$/;

/** Tests the nightly backup on one database; a file of tests starts one Strapi. */
export const nightlyBackupSuite = (database: 'SQLite' | 'PostgreSQL') =>
  describe(`nightly backup on ${database}`, () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-nightly-'));
    const backups = path.join(folder, 'copies');
    let postgres: TestPostgres | undefined;
    let bucket: Awaited<ReturnType<typeof startBucket>>;
    let cms: TestCms;
    let modules: typeof backupJobs & typeof offsiteBackups & typeof lastBackups & typeof dueJobs;
    // Each look is an hour later, when the job is due again.
    let now = Date.now();
    const look = () => modules.runDueJobs([modules.backupJob], (now += HOUR_MS));
    const names = () => readdirSync(backups).sort();
    let backupForOwner: Awaited<ReturnType<typeof copyStateReader>>;

    beforeAll(async () => {
      if (database === 'PostgreSQL') postgres = await startPostgres({ durable: true });
      bucket = await startBucket();
      cms = await startCms({
        databaseUrl: postgres?.url,
        env: { BACKUP: 'nightly', BACKUP_DIR: backups, LOG_LEVEL: 'fatal' },
      });
      backupForOwner = await copyStateReader(cms, 'backup');
      const load = createRequire(import.meta.url);
      modules = {
        ...(load('../../dist/src/platform/backup/backup-job.js') as typeof backupJobs),
        ...(load('../../dist/src/platform/backup/offsite-backup.js') as typeof offsiteBackups),
        ...(load('../../dist/src/platform/backup/last-backup.js') as typeof lastBackups),
        ...(load('../../dist/src/platform/jobs/run-due-jobs.js') as typeof dueJobs),
      };
    });
    afterAll(async () => {
      await cms?.stop();
      await postgres?.stop();
      await bucket?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    const pdf = aPdf('transferencia de 10.000');
    const pdfsIn = (dataDir: string) =>
      readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.pdf'))
        .map((name) => readFileSync(path.join(dataDir, name)));

    async function storePdfProof(): Promise<void> {
      const shop = await commerceOn(cms);
      const form = formWith(pdf, 'comprobante.pdf', { purpose: 'proof' });
      const { body } = await cms.call<{ url: string }>('/api/upload/proof', { method: 'POST', body: form });
      const { _id } = await shop.product();
      const proof = { paymentMethod: 'transfer', transferProofUrl: body.url };
      await shop.placed([{ productId: _id, quantity: 1, size: 'M' }], proof);
    }

    test('a backup that fails leaves no file, is shown to the owner and is tried again', async () => {
      // A file stands where the folder of backups should be.
      writeFileSync(backups, '');
      expect(await look()).toEqual(['backup']);
      expect(await modules.lastBackup()).toEqual({ madeAt: null, file: null, failedAt: expect.any(String) });
      const problem = 'La copia de seguridad de cada noche no está al día: todavía no hay ninguna';
      await expect.poll(backupForOwner).toEqual({ at: null, problem });
      rmSync(backups);
    });

    test('one of several processes writes the nightly backup for its owner only, and reads it back', async () => {
      await storePdfProof();
      mkdirSync(backups, { mode: 0o700 });
      writeFileSync(path.join(backups, 'jazmin-nightly-20200101-0300.tar.gz.part'), 'half');
      const at = (now += HOUR_MS);
      const looks = Array.from({ length: 8 }, () => modules.runDueJobs([modules.backupJob], at));
      expect((await Promise.all(looks)).flat()).toEqual(['backup']);
      const [name = ''] = names();
      expect(names()).toEqual([expect.stringMatching(NIGHTLY)]);
      expect(statSync(path.join(backups, name)).mode & 0o777).toBe(0o600);
      const last = await modules.lastBackup();
      expect(last).toEqual({ madeAt: expect.any(String), file: name, failedAt: null });
      await expect.poll(backupForOwner).toEqual({ at: last.madeAt });
      expect((await cms.call<Health>('/api/health')).body.copies).toBeUndefined();
    });

    test('the same night gets no second backup', async () => {
      const before = [names(), await modules.lastBackup()];
      expect(await look()).toEqual(['backup']);
      expect([names(), await modules.lastBackup()]).toEqual(before);
    });

    test('a clock that was wrong for a while silences no job', async () => {
      const row = cms.strapi.db.connection('scheduled_work').where({ name: 'backup' });
      await row.clone().update({ due_at: now + 3650 * DAY_MS });
      expect(await look()).toEqual(['backup']);
    });

    test.runIf(hasSmallDisks())('a full disk leaves the earlier backups and no broken file', () => {
      const disk = path.join(folder, 'disk');
      mkdirSync(disk);
      const [program, ...args] = onSmallDisk(disk, DISK);
      const { PATH, HOME } = process.env;
      const env = { PATH, HOME, DATA_DIR: cms.dataDir, DATABASE_URL: postgres?.url ?? '' };
      const command = [...args, 'sh', '-c', TRY_AND_LIST, 'sh', disk];
      const output = execFileSync(program, command, { cwd: root, env, encoding: 'utf8', stdio: 'pipe' });
      expect(output.split('\n').slice(-3)).toEqual(['code 1', 'earlier.tar.gz', '']);
    });

    test('a nightly backup restores completely elsewhere', async () => {
      const databaseUrl = await postgres?.createDatabase('restored');
      const place = { dataDir: path.join(folder, 'restored'), databaseUrl };
      bucket.state.refusal = 507;
      const inBucket = { ...place, env: bucket.environment };
      const failed = await runCommand('restore', inBucket, path.join(backups, names()[0] ?? ''));
      expect([failed.code, failed.output]).toEqual([
        1,
        expect.stringContaining('no queda lugar en el bucket'),
      ]);
      bucket.state.refusal = null;
      // The database is still empty.
      const restored = await runCommand('restore', place, path.join(backups, names()[0] ?? ''));
      expect(restored.output).toContain('todos iguales');
      expect(pdfsIn(cms.dataDir)).toEqual([pdf]);
      expect(pdfsIn(place.dataDir)).toEqual([pdf]);
    });

    test('a nightly backup leaves the machine and restores from there', async () => {
      const { key, recipient } = await newKey();
      const env = { ...bucket.offsite, OFFSITE_RECIPIENT: recipient, BACKUP_DIR: backups };
      for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
      expect(await modules.runDueJobs([modules.offsiteJob], (now += HOUR_MS))).toEqual(['offsite-backup']);
      vi.unstubAllEnvs();
      expect(await modules.offsiteBackup()).toEqual({ at: expect.any(String), fault: null });
      const databaseUrl = await postgres?.createDatabase('brought');
      const place = { dataDir: path.join(folder, 'brought'), databaseUrl, env: { ...env, OFFSITE_KEY: key } };
      const { output } = await runCommand('restore', place, '--from-bucket', names()[0] ?? '');
      expect(output).toContain('todos iguales');
      expect(output).toContain('Esta tienda todavía no copia en s3://tienda/copias');
      expect(pdfsIn(place.dataDir)).toEqual([pdf]);
    });
  });
