import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './places.mjs';

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
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [file];
  return readdirSync(file, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() ? !SKIPPED_FOLDERS.has(entry.name) : !isTest(entry.name)))
    .flatMap((entry) => filesUnder(path.join(file, entry.name)));
}

/** One hash of the contents of files and folders, given relative to the repository; tests do not count. */
export function hashOf(inputs, root = ROOT) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesUnder(path.join(root, input))).sort()) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}
