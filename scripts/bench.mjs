import { parseArgs } from 'node:util';
import { readEnvFile } from './product/env-file.mjs';
import { place } from './product/places.mjs';
import { prepareBuilds, prepareTools } from './product/prepare.mjs';
import { endWith, PlainError, sayProgress } from './product/terminal.mjs';

const SECTIONS = {
  reads: { load: () => import('./bench/sections/reads.mjs'), databases: ['sqlite'], always: true },
  orders: {
    load: () => import('./bench/sections/orders.mjs'),
    databases: ['sqlite', 'postgres'],
    always: true,
  },
  pool: { load: () => import('./bench/sections/pool.mjs'), databases: ['postgres'], always: true },
  mixed: {
    load: () => import('./bench/sections/mixed.mjs'),
    databases: ['sqlite', 'postgres'],
    always: true,
  },
  attacks: {
    load: () => import('./bench/sections/attacks.mjs'),
    databases: ['sqlite', 'postgres'],
    always: true,
  },
  scale: {
    load: () => import('./bench/sections/scale.mjs'),
    databases: ['sqlite', 'postgres'],
    always: true,
  },
  soak: { load: () => import('./bench/sections/mixed.mjs'), databases: ['sqlite'], always: false },
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
    throw new PlainError(
      `There is no section ${unknown.join(', ')}. There are: ${Object.keys(SECTIONS).join(', ')}.`,
    );
  const usual = Object.keys(SECTIONS).filter((name) => SECTIONS[name].always);
  const numbers = ['minutes', 'seconds', 'products'].map((name) => [
    name,
    values[name] && Number(values[name]),
  ]);
  return {
    sections: positionals.length > 0 ? positionals : usual,
    databases: values.db?.split(','),
    file: values.json ?? place('.cache/bench.json'),
    options: Object.fromEntries(numbers),
  };
}

async function runSection(name, database, context) {
  const { startPostgres } = await import('./bench/postgres.mjs');
  const section = (await SECTIONS[name].load())[name];
  const postgres = database === 'postgres' ? await startPostgres() : undefined;
  sayProgress(`${name} on ${database} ...`);
  try {
    await section({ ...context, database, postgres, progress: sayProgress });
  } finally {
    await postgres?.stop();
  }
}

async function bench() {
  const { sections, databases, file, options } = readArguments();
  readEnvFile(place('.env'));
  await prepareTools();
  await prepareBuilds(['cms', 'storefront', 'admin-panel']);
  const { createReport } = await import('./bench/report.mjs');
  const { report } = createReport(file);
  for (const name of sections)
    for (const database of databases ?? SECTIONS[name].databases)
      await runSection(name, database, { report, options });
  sayProgress(`Every figure is in ${file}. Ratios hold within one run only.`);
}

// A server that was started is ended with this process: nothing outlives a bench that was broken off.
bench().then(
  () => process.exit(),
  (error) => {
    endWith(error);
    process.exit();
  },
);
