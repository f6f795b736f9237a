import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectPath } from '../launcher/project.mjs';

type Package = { license?: string; dev?: boolean; optional?: boolean; link?: boolean };

// Licences that allow to run and change the shop and ask for no more than to be named.
const ALLOWED = new Set(
  'MIT MIT-0 ISC BSD-2-Clause BSD-3-Clause 0BSD Apache-2.0 BlueOak-1.0.0 CC0-1.0 CC-BY-3.0 CC-BY-4.0 OFL-1.1 Python-2.0 Unlicense Zlib'.split(
    ' ',
  ),
);

// Used unchanged and replaceable: libvips is a library of its own, stega a module of Strapi's panel.
const USED_UNCHANGED = /^(@img\/sharp-|@vercel\/stega$)/;
// The licence stands in a file of the package: MIT, Strapi's for all outside of its enterprise folders, which the shop does not use.
const IN_A_FILE = /^(@strapi\/|limiter$|only$|passport-local$|passport-strategy$|pause$|spawn-command$)/;

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

const isAllowed = (license: string): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one)));

function refused([place, { license, optional }]: [string, Package]): boolean {
  const name = nameOf(place);
  // Binaries of other platforms name none in the lock file; the package that loads them does.
  if (license === undefined) return !optional && !IN_A_FILE.test(name);
  if (license.startsWith('SEE LICENSE')) return !IN_A_FILE.test(name);
  return !isAllowed(license) && !USED_UNCHANGED.test(name);
}

it.each(['package-lock.json', 'cms/package-lock.json'])(
  'what the shop runs on has a licence that allows it (%s)',
  (file) => {
    const { packages } = JSON.parse(readFileSync(projectPath(file), 'utf8')) as {
      packages: Record<string, Package>;
    };
    const inUse = Object.entries(packages).filter(
      ([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link,
    );
    expect(inUse.length).toBeGreaterThan(100);
    expect(inUse.filter(refused).map(([place, { license }]) => `${nameOf(place)}: ${license}`)).toEqual([]);
  },
);
