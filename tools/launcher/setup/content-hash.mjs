import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../project.mjs';

const SKIPPED_FOLDERS = new Set([
  'node_modules',
  'dist',
  '.cache',
  '.tmp',
  '.strapi',
  'tests',
  'test-results',
]);
const isTest = (name) => /\.test\.[cm]?[jt]sx?$/.test(name);

function filesUnder(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [file];
  return readdirSync(file, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() ? !SKIPPED_FOLDERS.has(entry.name) : !isTest(entry.name)))
    .flatMap((entry) => filesUnder(path.join(file, entry.name)));
}

/** Hashes the contents of files and folders, given relative to the repository; tests are left out. */
export function contentHash(inputs, root = ROOT) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesUnder(path.join(root, input))).sort()) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

export const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : null);

export function writeStamp(file, hash) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${hash}\n`);
}
