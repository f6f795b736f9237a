// Writes src/icons/icons.svg and src/icons/icon-ids.ts from lucide-static; run it after changing src/icons/*.txt.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const source = path.join(
  path.dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')),
  'icons',
);
const target = path.join(here, '../src/icons');

const read = (file) => fs.readFileSync(path.join(target, file), 'utf8').split(/\s+/).filter(Boolean);
const byName = (a, b) => (a < b ? -1 : 1);
const offered = [...new Set(read('icon-list.txt'))].sort(byName);
const interfaceOnly = [...new Set(read('interface-icon-list.txt'))]
  .filter((id) => !offered.includes(id))
  .sort(byName);

function symbol(id) {
  const svg = fs.readFileSync(path.join(source, `${id}.svg`), 'utf8').replace(/<!--.*?-->/gs, '');
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)[1].replace(/\s*\n\s*/g, '');
  return `<symbol id="${id}" viewBox="0 0 24 24">${inner}</symbol>`;
}

const list = (ids) =>
  ids
    .join(' ')
    .replace(/(.{1,100})( |$)/g, "  '$1 ' +\n")
    .replace(/ ' \+\n$/, "';");

fs.writeFileSync(
  path.join(target, 'icons.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">${[...offered, ...interfaceOnly].sort(byName).map(symbol).join('')}</svg>\n`,
);
fs.writeFileSync(
  path.join(target, 'icon-ids.ts'),
  `// Written by scripts/build-sprite.mjs.

export const OFFERED_ICON_IDS =
${list(offered)}

export const INTERFACE_ICON_IDS =
${list(interfaceOnly)}
`,
);
process.stdout.write(`${offered.length} icons offered, ${interfaceOnly.length} more for the interface\n`);
