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

/** Returns the repository's files without installed, generated and hidden ones. */
export function repositoryFiles(folder = '.') {
  return readdirSync(projectPath(folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [file];
    return GENERATED_FOLDERS.has(entry.name) || isHidden(entry.name) ? [] : repositoryFiles(file);
  });
}
