import path from 'node:path';
import { holderOf } from '../product/one-at-a-time.mjs';
import { say } from '../product/terminal.mjs';
import { dataChecks } from './data-checks.mjs';
import { databaseChecks } from './database-checks.mjs';
import { ok } from './result.mjs';
import { settingsChecks } from './settings-checks.mjs';
import { tableOf } from './table.mjs';
import { texts } from './texts.mjs';

const { running } = texts;

function runningResult({ DATA_DIR }) {
  const holder = holderOf(path.join(DATA_DIR, 'running.pid'));
  return ok(running.title, holder ? running.yes(holder) : running.no);
}

export const placeOf = ({ DATA_DIR, DATABASE_URL }) => ({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });

/** Examines settings and data and prints what was found; true when nothing is at fault. */
export async function examine(settings, write = say) {
  const place = placeOf(settings);
  const results = [
    runningResult(settings),
    ...settingsChecks.map((check) => check(settings)),
    ...(await databaseChecks(place)),
    ...(await dataChecks(place)),
  ];
  const count = (level) => results.filter((result) => result.level === level).length;
  for (const line of tableOf(results)) write(line);
  const [faults, warnings] = [count('fault'), count('warning')];
  write('');
  write(faults + warnings === 0 ? texts.healthy : texts.ill(faults, warnings));
  return faults === 0;
}
