import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@shop/contract';
import { expect, it } from 'vitest';
import { failureTexts } from '../../cms/src/api/health/domain/failure-texts';
import { projectPath } from '../launcher/project.mjs';
import { repositoryFiles } from './repository-files.mjs';

const withoutBlocks = (text: string) => text.replace(/```[\s\S]*?```/g, '');

const linksOf = (text: string) =>
  [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
    .map(([, inText, inMarkup]) => decodeURI(inText ?? inMarkup ?? ''))
    .filter((link) => !/^(https?|mailto):/.test(link));

const anchorsOf = (text: string) =>
  [...withoutBlocks(text).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const namedFilesOf = (text: string) =>
  [...withoutBlocks(text).matchAll(/`(?:\.\/)?([\w@./-]+\.(?:tsx?|mjs|cjs|json|yml|css|md))`/g)].map(
    ([, name = '']) => name,
  );

/** Removes quotes, case and extra spaces, so that a title and its quotation compare equal. */
const normalizeTitle = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\\`'"‘’“”]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const SUITES = ['e2e', 'cms', 'contract', 'storefront', 'admin-panel'];

// Cell format: "`file.test.ts`: a title; the beginning of another…; e2e `spec`: a title"
function testsInCell(cell: string) {
  const pieces = cell.split(/`([^`]+)`/).slice(1);
  return pieces.flatMap((file, at) => {
    const words = at % 2 === 0 ? /^(?:,[^:]*)?: (.*)$/.exec(pieces[at + 1] ?? '') : null;
    return (words?.[1]?.split(/;/) ?? [])
      .map((title) => title.trim())
      .filter((title) => title !== '' && !SUITES.includes(title))
      .map((title) => ({ file, titles: normalizeTitle(title).split(/\s*(?:…|\.\.\.)\s*/) }));
  });
}

/** Returns the tests that the last column of each table names: file, and title split at each `…`. */
const namedTestsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => testsInCell(line.split('|').at(-2) ?? ''));

const files = repositoryFiles();
const documents = files.filter((file) => /^(docs\/.*|[^/]+)\.md$/.test(file));
const textOf = (file: string) => readFileSync(projectPath(file), 'utf8');

// A running shop creates these files, or the guide for a new feature invents them.
const NOT_IN_THE_REPOSITORY =
  /(^|\/)(secrets|first-administrator|copy|instance)\.json$|^\.cache\/|\/coupons?[\w-]*(\.test)?\.ts$/;

const isFolder = (name: string) => name === '.' || files.some((file) => file.startsWith(`${name}/`));

function hasTarget(document: string, link: string): boolean {
  const [to = '', anchor] = link.split('#');
  const target = to === '' ? document : path.posix.join(path.posix.dirname(document), to);
  if (!files.includes(target)) return anchor === undefined && isFolder(target.replace(/\/$/, ''));
  return anchor === undefined || anchorsOf(textOf(target)).includes(anchor);
}

it('the mail about failures names paragraphs of the operations that exist', () => {
  const anchors = anchorsOf(textOf('docs/operations.md'));
  for (const { paragraph } of Object.values(failureTexts)) expect(anchors).toContain(paragraph);
});

it('every link in the documents has a target', () => {
  const links = documents.flatMap((document) =>
    linksOf(textOf(document)).map((link) => ({ document, link })),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ document, link }) => !hasTarget(document, link))).toEqual([]);
});

it('every file named in the documents exists', () => {
  const named = documents.flatMap((document) =>
    namedFilesOf(textOf(document)).map((file) => ({ document, file })),
  );
  expect(named.length).toBeGreaterThan(200);
  const exists = (name: string) => files.some((file) => file === name || file.endsWith(`/${name}`));
  const missing = named.filter(({ file }) => !NOT_IN_THE_REPOSITORY.test(file) && !exists(file));
  expect(missing).toEqual([]);
});

// Test titles are quoted strings.
const quotedStrings = (file: string) =>
  (textOf(file).match(/(['"`])(?:\\.|(?!\1)[^\\\n])*\1/g) ?? []).map(normalizeTitle).join('\n');

const testFiles = (name: string) =>
  files.filter((file) =>
    [name, `${name}.spec.ts`, `${name}.test.ts`].some((end) => `/${file}`.endsWith(`/${end}`)),
  );

it.each([
  ['docs/security.md', 50],
  ['docs/law.md', 60],
])('every test named in %s exists in the file it names', (document, atLeast) => {
  const named = namedTestsOf(textOf(document));
  expect(named.length).toBeGreaterThan(atLeast);
  const missing = named.filter(({ file, titles }) => {
    const quoted = testFiles(file).map(quotedStrings).join('\n');
    return !titles.every((part) => quoted.includes(part));
  });
  expect(missing).toEqual([]);
});

// R8 has no test: the shop sells no subscription.
const UNTESTED_RULES = ['R8'];

it('the law page has each of the 31 rules once, with its source, state, files and tests', () => {
  const rows = textOf('docs/law.md')
    .split('\n')
    .filter((line) => /^\| R\d/.test(line));
  const rules = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  expect(rules.map(([, rule]) => rule)).toEqual(Array.from({ length: 31 }, (_, at) => `R${at + 1}`));
  const incomplete = rows.filter((row, at) => {
    const [, rule = '', what, source, state, where = ''] = rules[at] ?? [];
    const isTested = namedTestsOf(row).length > 0 || UNTESTED_RULES.includes(rule);
    return ![what, source, state].every(Boolean) || linksOf(where).length === 0 || !isTested;
  });
  expect(incomplete).toEqual([]);
});

it('the README counts the calls of the API', () => {
  expect(textOf('README.md')).toContain(`the API's ${Object.keys(endpoints).length} calls`);
});
