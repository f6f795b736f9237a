import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm, runQuietly } from '../launcher/processes/run-command.mjs';
import { projectPath } from '../launcher/project.mjs';
import { exitWithError, print, UserError } from '../launcher/terminal/terminal.mjs';

// npm's own list refuses the cms, among whose packages one has a peer of another version. Only a release needs this program.
const PROGRAM = '@cyclonedx/cyclonedx-npm@6.0.1';

/** Writes what the shop runs on as CycloneDX, one file for the root's packages and one for the cms's; returns the files. */
export async function writeSboms(folder) {
  mkdirSync(folder, { recursive: true });
  const files = [];
  for (const [name, place] of [
    ['shop', '.'],
    ['cms', 'cms'],
  ]) {
    const file = path.resolve(folder, `${name}.cdx.json`);
    const choice = ['--ignore-npm-errors', '--package-lock-only', '--omit', 'dev', '--output-file', file];
    const { code, output } = await runQuietly(npm('exec', '--yes', '--', PROGRAM, ...choice), {
      cwd: projectPath(place),
    });
    if (code !== 0) throw new UserError(output);
    files.push(file);
  }
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeSboms(process.argv[2] ?? 'release').then((files) => print(files.join('\n')), exitWithError);
