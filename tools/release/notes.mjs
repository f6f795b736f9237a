import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { projectPath } from '../launcher/project.mjs';
import { exitWithError, print, UserError } from '../launcher/terminal/terminal.mjs';

/** Returns what the changelog says of a version, without its heading; throws when it names none. */
export function notesOf(version, changelog = readFileSync(projectPath('CHANGELOG.md'), 'utf8')) {
  const sections = changelog.split(/^## /m).slice(1);
  const own = sections.find((section) => section.startsWith(`${version},`));
  if (!own) throw new UserError(`CHANGELOG.md has no heading "## ${version}, ...".`);
  return own.slice(own.indexOf('\n') + 1).trim();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    print(notesOf(process.argv[2] ?? ''));
  } catch (error) {
    exitWithError(error);
  }
}
