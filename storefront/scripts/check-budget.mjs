// Fails when what a shopper needs before the first touch has grown beyond its budget (DESIGN.md, section 6).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const folder = fileURLToPath(new URL('../dist/client', import.meta.url));
const BUDGET = { script: 92_000, styles: 8_000 };
const PAGES = ['catalog/home', 'catalog/category', 'product/product'];
const NEVER_FIRST = [/axios/i, /react-hook-form/, /ZodMini|safeParse/];

const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'));
const read = (file) => readFileSync(path.join(folder, file));
const weight = (files) => files.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0);

/** A chunk and all that it imports at once. */
function closure(name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of manifest[name]?.imports ?? []) closure(imported, seen);
  return seen;
}

const faults = [];
for (const page of PAGES) {
  // A page that travels with the first view has no entry of its own.
  const entries = ['src/start.ts', 'src/main.tsx', `src/pages/${page}-page.tsx`].filter(
    (name) => manifest[name],
  );
  const names = new Set(entries.flatMap((name) => [...closure(name)]));
  const files = [...names].map((name) => manifest[name].file);
  const bytes = weight(files);
  process.stdout.write(`${page}: ${(bytes / 1000).toFixed(1)} kB of script in ${files.length} files\n`);
  if (bytes > BUDGET.script) faults.push(`${page}: ${bytes} bytes of script are more than ${BUDGET.script}`);
  for (const file of files)
    for (const pattern of NEVER_FIRST)
      if (pattern.test(read(file).toString())) faults.push(`${page}: ${file} carries ${pattern}`);
}

// What is pressed while the rest is on its way is remembered by the first script alone.
if (closure('src/start.ts').size > 1) faults.push('the first script waits for others before it listens');

const styles = weight(['src/styles.css', 'src/fonts.css'].map((name) => manifest[name].file));
process.stdout.write(`styles: ${(styles / 1000).toFixed(1)} kB\n`);
if (styles > BUDGET.styles) faults.push(`styles: ${styles} bytes are more than ${BUDGET.styles}`);

if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}
