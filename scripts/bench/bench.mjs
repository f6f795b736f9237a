import { parseArgs } from 'node:util';
import { projectPath, readEnvFile } from '../product/project.mjs';
import { prepareBuilds, prepareTools } from '../product/setup/prepare.mjs';
import { exitWithError, printProgress, UserError } from '../product/terminal/terminal.mjs';

const BOTH = ['sqlite', 'postgres'];
// Sections are loaded on demand: they import packages that prepareTools may have to install first.
const SECTIONS = {
  reads: { load: () => import('./sections/reads.mjs'), databases: ['sqlite'] },
  orders: { load: () => import('./sections/orders.mjs'), databases: BOTH },
  pool: { load: () => import('./sections/orders.mjs'), databases: ['postgres'] },
  mixed: { load: () => import('./sections/mixed.mjs'), databases: BOTH },
  beside: { load: () => import('./sections/beside.mjs'), databases: BOTH },
  attacks: { load: () => import('./sections/attacks.mjs'), databases: BOTH },
  scale: { load: () => import('./sections/scale.mjs'), databases: BOTH },
  desk: { load: () => import('./sections/scale.mjs'), databases: BOTH },
  search: { load: () => import('./sections/search.mjs'), databases: ['sqlite'] },
  start: { load: () => import('./sections/start.mjs'), databases: BOTH },
  memory: { load: () => import('./sections/memory.mjs'), databases: ['sqlite'], isOptional: true },
  soak: { load: () => import('./sections/mixed.mjs'), databases: ['sqlite'], isOptional: true },
};

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      db: { type: 'string' },
      minutes: { type: 'string' },
      seconds: { type: 'string' },
      products: { type: 'string' },
      json: { type: 'string' },
    },
  });
  const unknown = positionals.filter((name) => !(name in SECTIONS));
  if (unknown.length > 0)
    throw new UserError(
      `There is no section ${unknown.join(', ')}. There are: ${Object.keys(SECTIONS).join(', ')}.`,
    );
  const byDefault = Object.keys(SECTIONS).filter((name) => !SECTIONS[name].isOptional);
  const numbers = ['minutes', 'seconds', 'products'].map((name) => [
    name,
    values[name] && Number(values[name]),
  ]);
  return {
    sections: positionals.length > 0 ? positionals : byDefault,
    databases: values.db?.split(','),
    file: values.json ?? projectPath('.cache/bench.json'),
    options: Object.fromEntries(numbers),
  };
}

async function runSection(name, database, context) {
  const { startMeasuredPostgres } = await import('./servers/measured-postgres.mjs');
  const section = (await SECTIONS[name].load())[name];
  const postgres = database === 'postgres' ? await startMeasuredPostgres() : undefined;
  printProgress(`${name} on ${database} ...`);
  try {
    await section({ ...context, database, postgres, progress: printProgress });
  } finally {
    await postgres?.stop();
  }
}

async function bench() {
  const { sections, databases, file, options } = readArguments();
  readEnvFile();
  await prepareTools();
  await prepareBuilds(['cms', 'storefront', 'admin-panel']);
  const { createReport } = await import('./report.mjs');
  const report = createReport(file);
  for (const name of sections)
    for (const database of databases ?? SECTIONS[name].databases)
      await runSection(name, database, { report, options });
  printProgress(`All results are in ${file}. Compare ratios within one run only.`);
}

// Exiting ends the servers of an interrupted benchmark, which are child processes.
bench().then(
  () => process.exit(),
  (error) => {
    exitWithError(error);
    process.exit();
  },
);
