import { runningShop } from '../launcher/start/start-conditions.mjs';
import { print } from '../launcher/terminal/terminal.mjs';
import { databaseChecks } from './database-checks.mjs';
import { settingsChecks } from './settings-checks.mjs';
import { formatTable, ok, fault } from './results.mjs';
import { texts } from './texts.mjs';
import { cmsModule } from '../launcher/project.mjs';

const OTHER_VERSION = /no such (table|column)|(relation|column) .* does not exist/;

const exampleOf = ({ name, found, expected }) => {
  const both = [found, expected].every((value) => value !== undefined && value !== null);
  const only = found ?? expected;
  return `${name}${both ? ` (${found} en lugar de ${expected})` : only === undefined || only === null ? '' : ` (${only})`}`;
};

const resultOf = ({ problem, remedy, count, examples }) =>
  fault(
    texts.data.title,
    `${problem}: ${examples.map(exampleOf).join(', ')}${count > examples.length ? ` y ${count - examples.length} más` : ''}`,
    remedy,
  );

async function dataChecks(location) {
  const { title, fine } = texts.data;
  const { examineShop } = cmsModule('src/doctor/examine-shop.js');
  const checks = Object.keys(cmsModule('src/platform/doctor/texts.js').texts).length;
  try {
    const faults = await examineShop(location);
    return faults.length === 0 ? [ok(title, fine(checks))] : faults.map(resultOf);
  } catch (error) {
    const { unreachable, other, remedy, remedyOther } = texts.database;
    if (OTHER_VERSION.test(error.message)) return [fault(title, `${other}: ${error.message}`, remedyOther)];
    return [fault(title, `${unreachable}: ${error.message}`, remedy)];
  }
}

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
    ...(await Promise.all(settingsChecks.map((check) => check(settings)))),
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
