import { readdirSync } from 'node:fs';
import path from 'node:path';
import { projectPath } from '../launcher/project.mjs';

const GENERATED_FOLDERS = new Set([
  'node_modules',
  'dist',
  'build',
  'coverage',
  'test-results',
  'tmp',
  'backups',
]);
const isHidden = (name) => name.startsWith('.') && name !== '.ci';

/** Returns the files below a folder of the repository, without installed and generated ones. */
export function filesBelow(folder) {
  return readdirSync(projectPath(folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [file];
    return GENERATED_FOLDERS.has(entry.name) || isHidden(entry.name) ? [] : filesBelow(file);
  });
}
