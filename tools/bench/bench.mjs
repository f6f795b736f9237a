import { parseArgs } from 'node:util';
import { prepareBuilds, prepareTools } from '../launcher/setup/prepare.mjs';
import { onSupportedNode } from '../launcher/setup/runtime.mjs';
import { exitWithError, printProgress, UserError } from '../launcher/terminal/terminal.mjs';

const BOTH = ['sqlite', 'postgres'];
// Sections are loaded on demand: they import packages that prepareTools may have to install first.
const SECTIONS = {
  reads: { load: () => import('./sections/reads.mjs'), databases: ['sqlite'] },
  orders: { load: () => import('./sections/orders.mjs'), databases: BOTH },
  mixed: { load: () => import('./sections/mixed.mjs'), databases: BOTH },
  search: { load: () => import('./sections/search.mjs'), databases: ['sqlite'] },
};

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { db: { type: 'string' }, seconds: { type: 'string' } },
  });
  const unknown = positionals.filter((name) => !(name in SECTIONS));
  if (unknown.length > 0)
    throw new UserError(
      `There is no section ${unknown.join(', ')}. There are: ${Object.keys(SECTIONS).join(', ')}.`,
    );
  return {
    sections: positionals.length > 0 ? positionals : Object.keys(SECTIONS),
    databases: values.db?.split(','),
    seconds: values.seconds && Number(values.seconds),
  };
}

async function bench() {
  const { sections, databases, seconds } = readArguments();
  await prepareTools();
  await prepareBuilds(['cms', 'storefront', 'admin-panel']);
  const { createReport, REPORT_FILE } = await import('./report.mjs');
  const report = createReport();
  for (const name of sections)
    for (const database of databases ?? SECTIONS[name].databases) {
      const { [name]: measure } = await SECTIONS[name].load();
      printProgress(`${name} on ${database} ...`);
      await measure({ database, report, seconds });
    }
  printProgress(`All results are in ${REPORT_FILE}. Compare ratios within one run only.`);
}

// Exiting ends the servers of an interrupted benchmark, which are child processes.
onSupportedNode(bench).then(
  () => process.exit(),
  (error) => {
    exitWithError(error);
    process.exit();
  },
);
