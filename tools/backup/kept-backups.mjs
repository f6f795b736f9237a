import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { BACKUP_WEEKS } from '@shop/contract';

export const NIGHTLY = 'jazmin-nightly';
const NAME = new RegExp(`^${NIGHTLY}-(\\d{4})(\\d{2})(\\d{2})-(\\d{2})(\\d{2})\\.tar\\.gz$`);
const DAYS = 7;
const WEEK_MS = 7 * 86_400_000;
// 1 January 1970 was a Thursday: weeks of backups begin on Monday.
const FIRST_MONDAY_MS = -3 * 86_400_000;

export const isNightly = (name) => NAME.test(name);

/** Returns when a nightly backup was made, from its name. */
export function madeAtOf(name) {
  const [, year, month, day, hour, minute] = NAME.exec(name);
  return new Date(Date.UTC(year, month - 1, day, hour, minute)).toISOString();
}

/** Returns when the newest nightly backup was made, null without one; what a clock that went wrong dates later is none. */
export function newestNightly(names, now = new Date()) {
  const made = names.filter(isNightly).map(madeAtOf);
  return (
    made
      .filter((at) => at <= now.toISOString())
      .sort()
      .at(-1) ?? null
  );
}

function periodsOf(name) {
  const [, year, month, day] = NAME.exec(name);
  const week = Math.floor((Date.UTC(year, month - 1, day) - FIRST_MONDAY_MS) / WEEK_MS);
  return { day: `${year}${month}${day}`, week };
}

const latestPeriods = (period, names, count) =>
  [...new Set(names.map((name) => periodsOf(name)[period]))].slice(0, count);

// A shop that was opened anew after a lost disk soon makes a second one of the day, which must not cost the good one.
const ofDays = (names, days) => names.filter((name) => days.includes(periodsOf(name).day));

const newestPerWeek = (names) =>
  latestPeriods('week', names, BACKUP_WEEKS).map((week) =>
    names.find((name) => periodsOf(name).week === week),
  );

/**
 * Returns the names of the nightly backups that are too many: 7 days and 4 weeks stay, and all files of other names.
 * Those that are later than now count for none of them, and stay until there are others of seven days.
 */
export function backupsToRemove(names, now = new Date()) {
  const nightly = names.filter(isNightly).sort().reverse();
  const isLater = (name) => madeAtOf(name) > now.toISOString();
  const made = nightly.filter((name) => !isLater(name));
  const days = latestPeriods('day', made, DAYS);
  const kept = new Set([...ofDays(made, days), ...newestPerWeek(made)]);
  return nightly.filter((name) => (isLater(name) ? days.length === DAYS : !kept.has(name)));
}

const isUnfinished = (name) => name.startsWith(NIGHTLY) && /\.tar\.gz\.(part|database)$/.test(name);

function removeFrom(folder, names) {
  for (const name of names) rmSync(path.join(folder, name), { recursive: true, force: true });
  return names.length;
}

export const removeOldBackups = (folder) => removeFrom(folder, backupsToRemove(readdirSync(folder)));

/** Removes what a nightly backup that was killed left behind. */
export const removeUnfinished = (folder) =>
  existsSync(folder) ? removeFrom(folder, readdirSync(folder).filter(isUnfinished)) : 0;
