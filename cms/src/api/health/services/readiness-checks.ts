import { access, constants, statfs } from 'node:fs/promises';
import { bucketFaultTexts, copyFaultTexts, formatMoment, HOUR_MS } from '@shop/contract';
import { copyState, isCopyGoingOn } from '../../../platform/backup/continuous-copy';
import { isBackupFresh, lastBackup } from '../../../platform/backup/last-backup';
import { isOffsiteFresh, offsiteBackup } from '../../../platform/backup/offsite-backup';
import { lastExamination } from '../../../platform/doctor/last-examination';
import { texts, type CheckId } from '../../../platform/doctor/texts';
import { hasStuckMail } from '../../../platform/mail/stuck-mail';
import { hasRoom } from '../../../platform/storage/folder-store';
import { backsUpNightly, dataDir, sendsBackups } from '../../../settings/environment';
import { catalog } from '../../catalog/services/catalog';
import type { CheckName } from '../domain/failure-texts';

const MEGABYTE = 1024 ** 2;
// The doctor runs every hour, and an examination may take its time.
const EXAMINATION_LATE_MS = 2 * HOUR_MS;

/**
 * The result of a check: `detail` is null while all is well, otherwise what there is to say beyond `failureTexts`, or '';
 * `copiedAt` is when the copy that it looks after was last whole, null before the first time.
 */
export type Result = { detail: string | null; copiedAt?: string | null };
type Check = () => Promise<Result>;

const withoutCopy = (examine: () => Promise<string | null>) => async (): Promise<Result> => ({
  detail: await examine(),
});

async function checkDatabase(): Promise<null> {
  await catalog.ping();
  return null;
}

async function checkDisk(): Promise<string | null> {
  const isWritable = await access(dataDir(), constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable) return 'no se puede escribir en la carpeta de datos';
  if (await hasRoom(dataDir())) return null;
  const { bavail, bsize } = await statfs(dataDir());
  return `quedan ${Math.round((bavail * bsize) / MEGABYTE)} MB`;
}

// The shop's texts are created at its first start.
async function openedAt(): Promise<number> {
  const row = await strapi.db.connection('site_contents').min('created_at as at').first();
  return new Date(row?.at).getTime();
}

const lastCopy = (at: string | null): string =>
  at ? `la última buena es del ${formatMoment(at)}` : 'todavía no hay ninguna';

async function checkBackup(): Promise<Result> {
  if (!backsUpNightly()) return { detail: null };
  const last = await lastBackup();
  const isFresh = isBackupFresh(last, await openedAt(), Date.now());
  return { detail: isFresh ? null : lastCopy(last.madeAt), copiedAt: last.madeAt };
}

async function checkOffsite(): Promise<Result> {
  if (!sendsBackups()) return { detail: null };
  const { at, fault } = await offsiteBackup();
  const isFresh = isOffsiteFresh({ at, fault }, await openedAt(), Date.now());
  return { detail: isFresh ? null : fault ? bucketFaultTexts[fault] : lastCopy(at), copiedAt: at };
}

async function checkCopy(): Promise<Result> {
  const now = Date.now();
  const state = await copyState(now);
  if (!state) return { detail: null };
  const { ageSeconds, fault } = state;
  const copiedAt = ageSeconds === null ? null : new Date(now - ageSeconds * 1000).toISOString();
  const isGoingOn = isCopyGoingOn(state, process.uptime());
  return { detail: isGoingOn ? null : fault ? copyFaultTexts[fault] : lastCopy(copiedAt), copiedAt };
}

const problemOf = (id: string): string =>
  Object.hasOwn(texts, id) ? texts[id as CheckId].problem : 'El control no pudo terminar';

async function checkDoctor(): Promise<string | null> {
  const run = await lastExamination();
  if (!run) return null;
  if (run.outcome.faults.length > 0) return run.outcome.faults.map(({ id }) => problemOf(id)).join('; ');
  const runsLongEnough = process.uptime() * 1000 > EXAMINATION_LATE_MS;
  return runsLongEnough && Date.now() - run.endedAt > EXAMINATION_LATE_MS
    ? `el último es del ${formatMoment(run.endedAt)}`
    : null;
}

/** The checks of readiness; what fails is told to the owner by mail and in the back office. */
export const readinessChecks: Readonly<Record<CheckName, Check>> = {
  database: withoutCopy(checkDatabase),
  disk: withoutCopy(checkDisk),
  mail: withoutCopy(async () => ((await hasStuckMail()) ? '' : null)),
  backup: checkBackup,
  offsite: checkOffsite,
  copy: checkCopy,
  doctor: withoutCopy(checkDoctor),
};
