import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const BUDGET_KB = 220;
// Entries of the first screen after the login: app, dashboard and API client.
const FIRST_LOAD = ['index.html', 'src/pages/dashboard-page.tsx', 'src/app/http-transport.ts'];
const ONLY_LATER = [/recharts/, /sales-chart/];

const dist = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../dist'));

function closure(manifest, names) {
  const seen = new Set();
  const visit = (name) => {
    if (seen.has(name)) return;
    if (!manifest[name]) throw new Error(`The build has no ${name}: was it renamed?`);
    seen.add(name);
    manifest[name].imports?.forEach(visit);
  };
  names.forEach(visit);
  return [...seen].map((name) => manifest[name]);
}

const compressedSize = async (file) => brotliCompressSync(await readFile(path.join(dist, file))).length;

async function check() {
  const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'));
  const chunks = closure(manifest, FIRST_LOAD);
  const files = [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))].filter((file) =>
    /\.(js|css)$/.test(file),
  );
  const late = chunks.filter(({ src = '', file }) =>
    ONLY_LATER.some((name) => name.test(src) || name.test(file)),
  );
  const sizes = await Promise.all(files.map(compressedSize));
  const kB = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  process.stdout.write(
    `First load of the back office: ${kB.toFixed(1)} kB brotli of ${BUDGET_KB}, in ${files.length} files\n`,
  );
  if (late.length > 0)
    throw new Error(`The chart code is in the first load: ${late.map(({ file }) => file).join(', ')}`);
  if (kB > BUDGET_KB)
    throw new Error(`The first load is over its budget by ${(kB - BUDGET_KB).toFixed(1)} kB`);
}

check().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
