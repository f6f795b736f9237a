import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { DAY_MS, HOUR_MS, MINUTE_MS, type Health } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { failureTexts, manualOf, type CheckName } from '../../src/api/health/domain/failure-texts';
import type * as failures from '../../src/api/health/services/tell-failures';
import type * as dueJobs from '../../src/platform/jobs/run-due-jobs';
import { createSignedInUser } from '../support/data/signed-in-user';
import { startPostgres, type TestPostgres } from '../support/databases/postgres';
import { startMailServer, type MailServer } from '../support/servers/mail-server';
import { startCms, testAdmin, type TestCms } from '../support/servers/start-cms';

const LOOK_MS = 10 * MINUTE_MS;
const otherOwner = 'socia@ejemplo.com';
const noOwner = 'vendedora@ejemplo.com';
const checks = Object.keys(failureTexts) as CheckName[];

/** Tests the mails about failures on one database; a file of tests starts one Strapi. */
export const failureMailsSuite = (database: 'SQLite' | 'PostgreSQL') =>
  describe(`failure mails on ${database}`, () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-failures-'));
    let postgres: TestPostgres | undefined;
    let server: MailServer;
    let cms: TestCms;
    let modules: typeof failures & typeof dueJobs;
    const db = () => cms.strapi.db.connection;

    const store = (name: string, outcome: object) => {
      const [due_at, ended_at] = [Date.now() + DAY_MS, Date.now()];
      const row = { name, due_at, ended_at, outcome: JSON.stringify(outcome) };
      return db()('scheduled_work').insert(row).onConflict('name').merge();
    };
    const lastBackup = (failedAt: string | null) =>
      store('backup', { madeAt: new Date().toISOString(), file: 'a.tar.gz', failedAt });
    const lastSent = (fault: string | null) =>
      store('offsite-backup', { at: new Date().toISOString(), fault });
    const lastCopy = (copiedAt: number, fault: string | null) =>
      writeFileSync(path.join(cms.dataDir, 'copy.json'), JSON.stringify({ folder, copiedAt, fault }));
    const rename = async (from: string, to: string) => {
      if (await db().schema.hasTable(from)) await db().schema.renameTable(from, to);
    };
    const refusedMail = () => ({
      kind: 'order-placed',
      recipient: 'ana@ejemplo.com',
      subject: 'Tu pedido',
      text: 'Hola',
      message_id: '<1@tests>',
      state: 'waiting',
      attempts: 4,
      next_attempt_at: new Date(Date.now() + HOUR_MS),
      created_at: new Date(),
      updated_at: new Date(),
    });

    // A check that is added does not compile here before its failure was seen.
    const breaks: Record<CheckName, () => unknown> = {
      database: () => rename('catalog_entries', 'taken_away'),
      disk: () => (process.env.DATA_DIR = path.join(folder, 'missing')),
      mail: () => db()('outgoing_mails').insert(refusedMail()),
      backup: () => lastBackup(new Date().toISOString()),
      offsite: () => lastSent('bucket-away'),
      copy: () => lastCopy(Date.now() - HOUR_MS, 'full'),
      doctor: () => store('doctor', { faults: [{ id: 'stock-below-zero', count: 2 }] }),
    };
    async function mendAll(): Promise<void> {
      process.env.DATA_DIR = cms.dataDir;
      await rename('taken_away', 'catalog_entries');
      await db()('outgoing_mails').where({ recipient: 'ana@ejemplo.com' }).delete();
      await lastBackup(null);
      await lastSent(null);
      lastCopy(Date.now(), null);
      await store('doctor', { faults: [] });
    }

    /** Looks ten minutes after the last look, with these checks broken. */
    async function look(...broken: CheckName[]): Promise<void> {
      // A mail that is still on its way would be ten minutes late.
      await expect
        .poll(() => db()('outgoing_mails').where({ kind: 'shop-failure', state: 'waiting' }))
        .toEqual([]);
      vi.setSystemTime(Date.now() + LOOK_MS);
      await mendAll();
      for (const check of broken) await breaks[check]();
      const job = { name: 'failures', everyMs: LOOK_MS, run: modules.tellFailures };
      expect(await modules.runDueJobs([job])).toEqual(['failures']);
    }
    const told = async () =>
      (await db()('outgoing_mails').where({ kind: 'shop-failure' }).orderBy('recipient')).map(
        ({ recipient }) => recipient,
      );
    const failuresFor = async (token?: string) =>
      (await cms.call<Health>('/api/health', { token })).body.failures;
    const tokenOf = async () => {
      const { body } = await cms.call<{ token: string }>('/api/auth/login', {
        method: 'POST',
        json: testAdmin,
      });
      return body.token;
    };

    beforeAll(async () => {
      if (database === 'PostgreSQL') postgres = await startPostgres();
      server = await startMailServer();
      cms = await startCms({
        databaseUrl: postgres?.url,
        env: {
          BACKUP: 'nightly',
          BACKUP_TO: 's3://copias',
          COPY_TO: folder,
          SMTP_URL: server.url,
          LOG_LEVEL: 'fatal',
        },
      });
      const load = createRequire(import.meta.url);
      modules = {
        ...(load('../../dist/src/api/health/services/tell-failures.js') as typeof failures),
        ...(load('../../dist/src/platform/jobs/run-due-jobs.js') as typeof dueJobs),
      };
      await createSignedInUser(cms, 'admin', 'socia', otherOwner);
      await createSignedInUser(cms, 'vendedora', 'vendedora', noOwner);
      vi.useFakeTimers({ toFake: ['Date'] });
      // A copy may be late in the first minute of a process.
      vi.spyOn(process, 'uptime').mockReturnValue(HOUR_MS / 1000);
    });
    beforeEach(async () => {
      await db()('outgoing_mails').delete();
      server.received.length = 0;
      await look();
    });
    afterAll(async () => {
      vi.useRealTimers();
      vi.restoreAllMocks();
      await cms?.stop();
      await postgres?.stop();
      await server?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    // @spec F.25
    test.each(checks)(
      'a lasting failure of the check %s is told to each active owner, and what she can do',
      async (check) => {
        await look(check);
        await look(check);
        await mendAll();
        const { problem, remedy } = failureTexts[check];
        await expect.poll(() => server.received).toHaveLength(2);
        expect(server.received.map(({ to }) => to).sort()).toEqual([testAdmin.email, otherOwner]);
        for (const { content } of server.received) {
          for (const part of [problem, remedy, manualOf(check)]) expect(content).toContain(part);
          expect(content).toMatch(/Desde: \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/);
          expect(content).toContain('http://127.0.0.1:3000/admin');
        }
      },
    );

    test('the mail of several failures names each with its detail', async () => {
      await look('copy', 'doctor', 'disk');
      await look('copy', 'doctor', 'disk');
      await expect.poll(() => server.received).toHaveLength(2);
      const [{ content } = { content: '' }] = server.received;
      expect(content).toContain('<title>3 cosas fallan en la tienda');
      expect(content).toContain('no se puede escribir en la carpeta de datos');
      expect(content).toContain('Hay stock por debajo de cero');
    });

    test('a failure that only one look finds is not told', async () => {
      await look('backup');
      await look('copy');
      await look();
      expect(await told()).toEqual([]);
    });

    test('a failure is told once a day, however many processes look at the same time', async () => {
      await look('backup');
      await look('backup');
      await Promise.all(Array.from({ length: 4 }, () => modules.tellFailures()));
      await look('backup', 'copy');
      await look('backup', 'copy');
      expect(await told()).toEqual([testAdmin.email, otherOwner]);
      vi.setSystemTime(Date.now() + DAY_MS);
      await look('backup');
      expect(await told()).toHaveLength(4);
      // A clock that was wrong dated them years later.
      const years = Date.now() + 3650 * DAY_MS;
      const later = database === 'SQLite' ? years : new Date(years);
      await db()('outgoing_mails').where({ kind: 'shop-failure' }).update({ created_at: later });
      await look('backup');
      expect(await told()).toHaveLength(6);
    });

    test('a shop without a mail server writes no mail about failures', async () => {
      process.env.SMTP_URL = '';
      await look('backup');
      await look('backup');
      process.env.SMTP_URL = server.url;
      expect(await told()).toEqual([]);
    });

    test('owners see in the health of the shop what fails and since when, until it is mended', async () => {
      await look('backup');
      const since = new Date().toISOString();
      await look('backup');
      const { remedy } = failureTexts.backup;
      expect(await failuresFor(await tokenOf())).toEqual([
        {
          check: 'backup',
          problem: expect.stringContaining(failureTexts.backup.problem),
          remedy,
          manual: 'docs/operations.md#backups',
          since,
        },
      ]);
      expect(await failuresFor()).toBeUndefined();
      await look();
      expect(await failuresFor(await tokenOf())).toEqual([]);
    });
  });
