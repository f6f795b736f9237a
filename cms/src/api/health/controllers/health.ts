import type { Health } from '@shop/contract';
import type { Context } from 'koa';
import { copyState } from '../../../platform/backup/continuous-copy';
import { lastBackup } from '../../../platform/backup/last-backup';
import { offsiteBackup } from '../../../platform/backup/offsite-backup';
import { lastExamination } from '../../../platform/doctor/last-examination';
import { withDeadline } from '../../../platform/http/deadline';
import { mayDo } from '../../../platform/access/active-user';
import type { Handlers } from '../../../platform/routes';
import { backsUpNightly, sendsBackups } from '../../../settings/environment';
import { listFailures } from '../services/failures';
import { checkHealth } from '../services/health';
import { readiness } from '../services/readiness';

// Monitoring expects a response within half a second.
const RESPONSE_MS = 450;

type ForStaff = Pick<Health, 'doctor' | 'backup' | 'offsite' | 'copy' | 'failures'>;

// Calls without credentials skip the session lookup and get no results of jobs.
const asksAsStaff = async (ctx: Context): Promise<boolean> =>
  ctx.get('authorization') !== '' && (await mayDo(ctx, 'seeServerState'));

async function doctorResult(): Promise<Health['doctor']> {
  const run = await lastExamination();
  return run ? { faults: run.outcome.faults.length, at: new Date(run.endedAt).toISOString() } : undefined;
}

async function backupResult(): Promise<Health['backup']> {
  if (!backsUpNightly()) return undefined;
  const { madeAt, failedAt } = await lastBackup();
  return { at: madeAt, failed: failedAt !== null };
}

async function resultsFor(ctx: Context): Promise<ForStaff> {
  if (!(await asksAsStaff(ctx))) return {};
  const [doctor, backup, offsite, copy, failures] = await Promise.all([
    doctorResult(),
    backupResult(),
    sendsBackups() ? offsiteBackup() : undefined,
    copyState(Date.now()),
    listFailures(),
  ]);
  return { doctor, backup, offsite, copy, failures };
}

const health: Handlers = {
  async health(ctx) {
    const started = performance.now();
    const result = await checkHealth();
    ctx.status = result.status === 'ok' ? 200 : 503;
    ctx.body = result;
    if (ctx.status !== 200) return;
    const left = RESPONSE_MS - (performance.now() - started);
    // The session lookup may wait behind orders; at the deadline the result is sent without it.
    const results = await withDeadline(left, resultsFor(ctx), () => ({})).catch(() => ({}));
    ctx.body = { ...result, ...results };
  },

  async ready(ctx) {
    const result = await readiness();
    ctx.status = result.status === 'ready' ? 200 : 503;
    ctx.body = result;
  },
};

export default health;
