import { runningShop } from '../launcher/start/start-conditions.mjs';
import { print } from '../launcher/terminal/terminal.mjs';
import { dataChecks } from './data-checks.mjs';
import { databaseChecks } from './database-checks.mjs';
import { settingsChecks } from './settings-checks.mjs';
import { formatTable, ok } from './results.mjs';
import { texts } from './texts.mjs';

const { running } = texts;

function runningResult({ DATA_DIR }) {
  const holder = runningShop(DATA_DIR);
  return ok(running.title, holder ? running.yes(holder) : running.no);
}

export const shopLocation = ({ DATA_DIR, DATABASE_URL }) => ({
  dataDir: DATA_DIR,
  databaseUrl: DATABASE_URL,
});

export async function runDoctor(settings) {
  const location = shopLocation(settings);
  const results = [
    runningResult(settings),
    ...settingsChecks.map((check) => check(settings)),
    ...(await databaseChecks(location)),
    ...(await dataChecks(location)),
  ];
  const count = (level) => results.filter((result) => result.level === level).length;
  for (const line of formatTable(results)) print(line);
  const [faults, warnings] = [count('fault'), count('warning')];
  print();
  print(faults + warnings === 0 ? texts.healthy : texts.ill(faults, warnings));
  return faults === 0;
}
