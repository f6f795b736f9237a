import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { projectPath, ROOT } from '../launcher/project.mjs';
import { UserError } from '../launcher/terminal/terminal.mjs';

const PACKAGES = ['package.json', 'packages/*/package.json', '{storefront,admin-panel,e2e,cms}/package.json'];

function withVersion(description, version) {
  const changed = { ...description, version };
  for (const field of ['dependencies', 'devDependencies'])
    for (const [name, range] of Object.entries(changed[field] ?? {}))
      if (name.startsWith('@shop/') && !range.startsWith('file:')) changed[field][name] = version;
  return changed;
}

/** Writes a version into each package of the project, and where they name each other. */
export function setVersion(version) {
  for (const file of globSync(PACKAGES, { cwd: ROOT })) {
    const description = JSON.parse(readFileSync(projectPath(file), 'utf8'));
    writeFileSync(projectPath(file), `${JSON.stringify(withVersion(description, version), null, 2)}\n`);
  }
}

/** Gives the changelog's heading of an unreleased version its day; throws without such a heading. */
export function dateHeading(changelog, version, day) {
  const heading = `## ${version}, unreleased\n`;
  if (!changelog.includes(heading)) throw new UserError(`CHANGELOG.md has no heading "${heading.trim()}".`);
  return changelog.replace(heading, `## ${version}, ${day}\n`);
}
