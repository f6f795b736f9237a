import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentTypes, files, imports, members, panelModule, services } from './strapi-contract/needs';
import { named, usesOf } from './strapi-contract/uses';

const cms = path.resolve(import.meta.dirname, '..');
const strapi = path.join(cms, 'node_modules/@strapi');
const load = createRequire(import.meta.url);

const sortedKeys = (uses: ReadonlyMap<string, unknown>) => [...uses.keys()].sort();
const lastPart = (name: string) => name.slice(name.lastIndexOf('.') + 1);

for (const [module, values] of Object.entries(imports)) {
  const where =
    usesOf(new RegExp(`(?:import (?!type)[^;]*from |cmsPackage\\()'(${module})'`, 'g')).get(module) ?? [];
  test(`${module} exports ${values}, for ${named(where)}`, () => {
    expect(Object.keys(load(module) as object)).toEqual(expect.arrayContaining(values.split(' ')));
  });
}

for (const [file, { texts, need }] of Object.entries(files))
  test(`@strapi/${file} is there: ${need}`, () => {
    expect(existsSync(path.join(strapi, file))).toBe(true);
    for (const text of texts) expect(readFileSync(path.join(strapi, file), 'utf8')).toContain(text);
  });

test('the shop imports no other module of Strapi', () => {
  const uses = usesOf(/(?:from|import|cmsPackage\()\s*'(@strapi\/[^']+)'/g);
  expect(sortedKeys(uses)).toEqual([...Object.keys(imports), panelModule].sort());
});

test('the shop calls no member of Strapi that the contract does not name', () => {
  const called = usesOf(/(?<![\w/.'-])strapi\s*\.(\w+)/g);
  const ofDatabase = usesOf(/(?<![\w/.'-])strapi\s*\.db\s*\.(\w+)/g, ([, name]) => `db.${name}`);
  const listed = members.filter((name) => !name.startsWith('server.'));
  expect([...sortedKeys(called), ...sortedKeys(ofDatabase)].sort()).toEqual(listed.sort());
});

test('the shop asks for no service of Strapi that the contract does not name', () => {
  const asked = usesOf(/\.service\(\s*'([\w:-]+)'\)/g);
  expect(sortedKeys(asked)).toEqual([...new Set(Object.keys(services).map(lastPart))].sort());
});

test('the shop queries no content type of Strapi that the contract does not name', () => {
  const uids = usesOf(/'((?:plugin|admin)::[\w-]+(?:\.(?!explorer)[\w-]+)?)'/g);
  const types = sortedKeys(uids).filter((uid) => !(uid in services));
  expect(types).toEqual(Object.keys(contentTypes).sort());
});

test('Strapi’s packages are of one version, except the one whose releases come later', () => {
  const { dependencies } = load('../package.json') as { dependencies: Record<string, string> };
  const pinned = Object.entries(dependencies).filter(([name]) => name.startsWith('@strapi/'));
  const others = pinned.filter(([, version]) => version !== dependencies['@strapi/strapi']);
  expect(others.map(([name]) => name)).toEqual(['@strapi/provider-upload-aws-s3']);
});

test('the shop and Strapi share one knex, whose transactions they hand to each other', () => {
  const versionOf = (from: string) =>
    (createRequire(path.join(from, 'package.json'))('knex/package.json') as { version: string }).version;
  expect(versionOf(cms)).toBe(versionOf(path.join(strapi, 'database')));
  expect(existsSync(path.join(strapi, 'database/node_modules/knex'))).toBe(false);
});
