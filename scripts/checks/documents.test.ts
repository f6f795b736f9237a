import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { place } from '../product/places.mjs';
import { anchorsOf, linksOf, namedFilesOf, namedTestsOf, shortened } from './documents.mjs';

const MADE_BY_PROGRAMS = new Set([
  'node_modules',
  'dist',
  'build',
  'coverage',
  'test-results',
  'tmp',
  'backups',
]);
const isHidden = (name: string) => name.startsWith('.') && name !== '.ci';

function filesBelow(folder: string): string[] {
  return readdirSync(place(folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [file];
    return MADE_BY_PROGRAMS.has(entry.name) || isHidden(entry.name) ? [] : filesBelow(file);
  });
}

const files = filesBelow('.');
const documents = files.filter((file) => /^(docs\/.*|[^/]+)\.md$/.test(file));
const textOf = (file: string) => readFileSync(place(file), 'utf8');

// A running shop makes these, and the guide for a new feature invents its own.
const NOT_IN_THE_REPOSITORY = /(^|\/)secrets\.json$|^\.cache\/|coupons\.test\.ts$/;

const isFolder = (name: string) => name === '.' || files.some((file) => file.startsWith(`${name}/`));

function leadsSomewhere(document: string, link: string): boolean {
  const [to = '', anchor] = link.split('#');
  const target = to === '' ? document : path.posix.join(path.posix.dirname(document), to);
  if (!files.includes(target)) return anchor === undefined && isFolder(target.replace(/\/$/, ''));
  return anchor === undefined || anchorsOf(textOf(target)).includes(anchor);
}

it('every link of a document leads somewhere', () => {
  const links = documents.flatMap((document) =>
    linksOf(textOf(document)).map((link) => ({ document, link })),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ document, link }) => !leadsSomewhere(document, link))).toEqual([]);
});

it('every file that a document names is in the repository', () => {
  const named = documents.flatMap((document) =>
    namedFilesOf(textOf(document)).map((file) => ({ document, file })),
  );
  expect(named.length).toBeGreaterThan(200);
  const isThere = (name: string) => files.some((file) => file === name || file.endsWith(`/${name}`));
  const missing = named.filter(({ file }) => !NOT_IN_THE_REPOSITORY.test(file) && !isThere(file));
  expect(missing).toEqual([]);
});

/** The words of a test file between quotes, where its titles are. */
const quotedIn = (file: string) =>
  (textOf(file).match(/(['"`])(?:\\.|(?!\1)[^\\\n])*\1/g) ?? []).map(shortened).join('\n');

const testFiles = (name: string) =>
  files.filter((file) =>
    [name, `${name}.spec.ts`, `${name}.test.ts`].some((end) => `/${file}`.endsWith(`/${end}`)),
  );

it.each([
  ['docs/spec-coverage.md', 300],
  ['docs/security.md', 50],
])('every test that %s names is in the file it names', (document, atLeast) => {
  const named = namedTestsOf(textOf(document));
  expect(named.length).toBeGreaterThan(atLeast);
  const missing = named.filter(({ file, titles }) => {
    const quoted = testFiles(file).map(quotedIn).join('\n');
    return !titles.every((part) => quoted.includes(part));
  });
  expect(missing).toEqual([]);
});
