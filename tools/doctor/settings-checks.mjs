import { accessSync, constants, existsSync, readdirSync, statSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { copyFaultTexts, COPY_LATE_SECONDS } from '@shop/contract';
import { newestOffsite } from '../backup/offsite-backups.mjs';
import { readStatus, statusFile } from '../copy/copy-folder.mjs';
import { cmsModule } from '../launcher/project.mjs';
import { readRecord } from '../launcher/settings/private-file.mjs';
import { isSupportedNode, SUPPORTED_NODES } from '../launcher/setup/runtime.mjs';
import { runningShop } from '../launcher/start/start-conditions.mjs';
import { BucketError } from '../offsite/bucket.mjs';
import { fault, ok, warning } from './results.mjs';
import { texts } from './texts.mjs';

const MIN_FREE_BYTES = 500 * 1024 ** 2;
const LOW_FREE_BYTES = 2 * 1024 ** 3;
const MAX_BACKUP_AGE_HOURS = 36;
const HOUR_MS = 3_600_000;
const isWindows = process.platform === 'win32';

const modeOf = (file) => statSync(file).mode & 0o777;
const octal = (mode) => mode.toString(8);

export function checkNode() {
  const { title, unsupported, remedy } = texts.node;
  const version = process.versions.node;
  return isSupportedNode() ? ok(title, version) : fault(title, unsupported(version), remedy(SUPPORTED_NODES));
}

export function checkDataDir({ DATA_DIR }) {
  const { title, missing, without, closed, open, remedy, remedyMissing, remedyWithout } = texts.dataDir;
  const uploads = path.join(DATA_DIR, 'public/uploads');
  if (!existsSync(DATA_DIR)) return fault(title, missing(DATA_DIR), remedyMissing);
  if (!existsSync(uploads)) return fault(title, without(uploads), remedyWithout);
  try {
    for (const folder of [DATA_DIR, uploads]) accessSync(folder, constants.W_OK);
  } catch {
    return fault(title, closed(DATA_DIR), remedy);
  }
  const mode = modeOf(DATA_DIR);
  return !isWindows && mode & 0o007 ? warning(title, open(octal(mode)), remedy) : ok(title, DATA_DIR);
}

const nearestFolder = (folder) => (existsSync(folder) ? folder : nearestFolder(path.dirname(folder)));

export function checkDisk({ DATA_DIR }) {
  const { title, left, remedy } = texts.disk;
  const { bavail, bsize } = statfsSync(nearestFolder(DATA_DIR));
  const free = bavail * bsize;
  if (free < MIN_FREE_BYTES) return fault(title, left(free), remedy);
  return free < LOW_FREE_BYTES ? warning(title, left(free), remedy) : ok(title, left(free));
}

export function checkSecretsOf({ DATA_DIR }, environment = process.env) {
  const { title, missing, damaged, mode, remedy, remedyDamaged, remedyMode } = texts.secrets;
  const file = path.join(DATA_DIR, 'secrets.json');
  const stored = readRecord(file);
  if (!stored) return fault(title, damaged(file), remedyDamaged);
  if (!existsSync(file) && !environment.APP_KEYS) return fault(title, missing, remedy);
  if (existsSync(file) && !isWindows && modeOf(file) & 0o077)
    return fault(title, mode(octal(modeOf(file))), `${remedyMode} ${file}`);
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const faults = cmsModule('src/settings/check-secrets.js').secretFaults({ ...stored, ...variables });
  return faults.length > 0 ? fault(title, faults.join('; '), remedy) : ok(title);
}

export function checkFirstAdministrator({ DATA_DIR, ADMIN_PASSWORD }) {
  const { title, damaged, remedyDamaged, kept, remedyKept, inFile, remedyInFile } = texts.administrator;
  const file = path.join(DATA_DIR, 'first-administrator.json');
  const stored = readRecord(file);
  if (!stored) return fault(title, damaged(file), remedyDamaged);
  if (stored.password) return warning(title, kept, remedyKept);
  return ADMIN_PASSWORD ? warning(title, inFile, remedyInFile) : ok(title);
}

export function checkAddress({ PUBLIC_URL, BEHIND_PROXY, HOST }) {
  const { title, local, plain, missing, bare, remedy } = texts.address;
  const isLocal = ['127.0.0.1', 'localhost', '::1'].includes(HOST);
  if (BEHIND_PROXY && !PUBLIC_URL) return fault(title, missing, remedy);
  if (!isLocal && !BEHIND_PROXY) return warning(title, bare, remedy);
  if (!PUBLIC_URL) return ok(title, local);
  return PUBLIC_URL.startsWith('https:') ? ok(title, PUBLIC_URL) : warning(title, plain, remedy);
}

export function checkLimits({ RATE_LIMIT_FACTOR }) {
  const { title, raised, remedy } = texts.limits;
  return RATE_LIMIT_FACTOR > 1 ? warning(title, raised(RATE_LIMIT_FACTOR), remedy) : ok(title);
}

// A backup file gets its final name only after it was read back and compared with the shop.
export function checkBackups({ BACKUP, BACKUP_DIR }) {
  const { title, none, age, remedy, remedyNightly } = texts.backup;
  const todo = BACKUP === 'off' ? remedy : remedyNightly;
  const files = existsSync(BACKUP_DIR)
    ? readdirSync(BACKUP_DIR).filter((name) => name.endsWith('.tar.gz'))
    : [];
  const times = files.map((name) => statSync(path.join(BACKUP_DIR, name)).mtimeMs);
  // What a clock that was wrong dates later than now says nothing.
  const newest = times
    .filter((at) => at < Date.now() + HOUR_MS)
    .sort((one, other) => one - other)
    .at(-1);
  if (!newest) return warning(title, none(BACKUP_DIR), todo);
  const hours = Math.round((Date.now() - newest) / HOUR_MS);
  return hours > MAX_BACKUP_AGE_HOURS ? warning(title, age(hours), todo) : ok(title, age(hours));
}

/** Asks the bucket of the backups which one is there. */
export async function checkOffsite(settings) {
  const { title, off, none, age, remedy } = texts.offsite;
  if (!settings.BACKUP_TO) return ok(title, off);
  const at = await newestOffsite(settings);
  if (!at) return warning(title, none(settings.BACKUP_TO), remedy);
  const hours = Math.round((Date.now() - Date.parse(at)) / HOUR_MS);
  return hours > MAX_BACKUP_AGE_HOURS ? fault(title, age(hours), remedy) : ok(title, age(hours));
}

const copyResult = (level, detail, reason) =>
  level(texts.copy.title, reason ? `${detail}: ${copyFaultTexts[reason]}` : detail, texts.copy.remedy);

/** Checks that the continuous copy goes on while the shop runs. */
export function checkCopy({ COPY_TO, DATA_DIR }, now = Date.now()) {
  const { title, off, stopped, none, age } = texts.copy;
  if (!COPY_TO) return ok(title, off);
  if (!runningShop(DATA_DIR)) return ok(title, stopped);
  const { copiedAt, fault: reason } = readStatus(statusFile(DATA_DIR)) ?? {};
  if (!copiedAt || copiedAt > now + COPY_LATE_SECONDS * 1000) return copyResult(fault, none, reason);
  const seconds = Math.round((now - copiedAt) / 1000);
  return reason || seconds > COPY_LATE_SECONDS
    ? copyResult(fault, age(seconds), reason)
    : ok(title, age(seconds));
}

const checks = [
  checkNode,
  checkDataDir,
  checkDisk,
  checkSecretsOf,
  checkFirstAdministrator,
  checkAddress,
  checkLimits,
  checkBackups,
  checkOffsite,
  checkCopy,
];

// A file or a bucket that cannot be read is a fault and must not prevent the other checks.
const catching = (check) => async (settings) => {
  try {
    return await check(settings);
  } catch (error) {
    const { title, remedy } = error instanceof BucketError ? texts.offsite : texts.unreadable;
    return fault(title, error.message, remedy);
  }
};

export const settingsChecks = checks.map(catching);
