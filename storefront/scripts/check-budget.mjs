// Fails when the scripts or styles of a first view exceed their budget in bytes (brotli).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const folder = fileURLToPath(new URL('../dist/client', import.meta.url));
const BUDGET = { script: 92_000, styles: 8_000 };
// One of five visits with a phone loads it, after everything else.
const MEASURING = { file: 'src/shared/funnel/measure-visit.ts', bytes: 1_000 };
const PAGES = ['catalog/home', 'catalog/category', 'product/product'];
const NOT_IN_FIRST_VIEW = [
  /axios/i,
  /react-hook-form/,
  /ZodMini|safeParse/,
  // The first number format of a page costs a cheap phone about 100 ms.
  /Intl\.NumberFormat|toLocaleString/,
];
const CALLS = ['src/shared/calls/http-transport.ts', 'src/shared/calls/page-endpoints.ts'];
const NOT_FOR_SHOPPERS = /bulk-status|\/products\/import/;

const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'));
const read = (file) => readFileSync(path.join(folder, file));
const brotliSize = (files) => files.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0);

function staticImports(name, names = new Set()) {
  if (names.has(name)) return names;
  names.add(name);
  for (const imported of manifest[name]?.imports ?? []) staticImports(imported, names);
  return names;
}

const faults = [];
for (const page of PAGES) {
  const entry = `src/pages/${page}-page.tsx`;
  // Home and category share the chunk 'listing' and have no entries of their own.
  const listing = Object.keys(manifest).find((name) => manifest[name].name === 'listing');
  const entries = ['src/start.ts', 'src/main.tsx', manifest[entry] ? entry : listing];
  const names = new Set(entries.flatMap((name) => [...staticImports(name)]));
  const files = [...names].map((name) => manifest[name].file);
  const bytes = brotliSize(files);
  process.stdout.write(`${page}: ${(bytes / 1000).toFixed(1)} kB of script in ${files.length} files\n`);
  if (bytes > BUDGET.script) faults.push(`${page}: ${bytes} bytes of script are more than ${BUDGET.script}`);
  for (const file of files)
    for (const pattern of NOT_IN_FIRST_VIEW)
      if (pattern.test(read(file).toString())) faults.push(`${page}: ${file} carries ${pattern}`);
}

for (const name of CALLS.flatMap((entry) => [...staticImports(entry)]))
  if (NOT_FOR_SHOPPERS.test(read(manifest[name].file).toString()))
    faults.push(`${manifest[name].file} carries schemas of the back office`);

// Interaction replay records from the first script on, so that one must not import others.
if (staticImports('src/start.ts').size > 1) faults.push('the start script imports other files');

const styles = brotliSize([manifest['src/styles.css'].file]);
process.stdout.write(`styles: ${(styles / 1000).toFixed(1)} kB\n`);
if (styles > BUDGET.styles) faults.push(`styles: ${styles} bytes are more than ${BUDGET.styles}`);

const measuring = brotliSize([manifest[MEASURING.file].file]);
process.stdout.write(`measuring a visit: ${(measuring / 1000).toFixed(2)} kB\n`);
if (measuring > MEASURING.bytes)
  faults.push(`${MEASURING.file}: ${measuring} bytes are more than ${MEASURING.bytes}`);

if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}
