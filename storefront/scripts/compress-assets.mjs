// Writes a .br and a .gz beside every text file of the client build, at the best quality.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = fileURLToPath(new URL('../dist/client', import.meta.url));
const TEXT_FILE = /\.(css|js|svg|json|txt|webmanifest)$/;
const MIN_BYTES = 900;

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));

const timeOf = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

for (const file of files) {
  // Files of earlier releases have theirs.
  if (timeOf(`${file}.br`) >= timeOf(file)) continue;
  const bytes = readFileSync(file);
  if (bytes.length < MIN_BYTES) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
