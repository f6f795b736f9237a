import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { manifestFiles } from '../../../packages/web-kit/src/loading/earlier-releases.ts';
import { START_GUARD } from '../../../packages/web-kit/src/loading/start-guard.ts';
import { scriptFaults, styleFaults } from './browser-faults.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
// Beside the files of the manifest, a build has those of earlier releases.
const builtFiles = (ending: string) =>
  ['storefront/dist/client', 'admin-panel/dist'].flatMap((folder) =>
    [
      ...new Set([
        ...manifestFiles(path.join(root, folder)),
        ...globSync(`*${ending}`, { cwd: path.join(root, folder) }),
      ]),
    ]
      .filter((file) => file.endsWith(ending))
      .map((file) => `${folder}/${file}`),
  );
const faultsOf = (files: readonly string[], list: (code: string, file: string) => string[]) =>
  files.flatMap((file) => list(read(file), file).map((fault) => `${path.basename(file)}: ${fault}`));

// Libraries test for the first two before they call them; Radix's dictionary has its own `toSorted`.
const NOT_MISSING = [/startViewTransition/, /checkVisibility/, /\.toSorted\(\w+\);return \w+\.some/];

test('every built script parses and runs in the oldest supported browsers', () => {
  const files = builtFiles('.js');
  const faults = faultsOf(files, (code, file) =>
    scriptFaults(code, file.endsWith('service-worker.js') ? 'script' : 'module'),
  );
  expect(faults.filter((fault) => !NOT_MISSING.some((name) => name.test(fault)))).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
  expect(files).toContain('storefront/dist/client/service-worker.js');
});

test('every built stylesheet lays pages out in the oldest supported browsers', () => {
  const files = builtFiles('.css');
  expect(faultsOf(files, styleFaults)).toEqual([]);
  expect(files.length).toBeGreaterThan(1);
});

test('the inline script of every page runs in browsers of any age, and the back office has it', () => {
  expect(scriptFaults(START_GUARD, 'script', 5)).toEqual([]);
  const page = read('admin-panel/dist/index.html');
  const inline = [...page.matchAll(/<script>([^<]*)<\/script>/g)].map(([, code]) => code);
  expect(inline).toEqual([START_GUARD]);
  expect(page).toContain('id="script-notice"');
});

describe('scriptFaults', () => {
  test.each([
    ['a look-behind', '/(?<=a)b/', /look-behind/],
    ['a look-behind in a string', 'new RegExp("(?<!a)b")', /look-behind/],
    ['a look-behind in a template', 'new RegExp(`(?<!${a})b`)', /look-behind/],
    ['a static block', 'class A { static { start(); } }', /static block/],
    ['sets in a pattern', '/[a--b]/v', /Parsing error/],
    ['a group name given twice', '/(?<y>a)|(?<y>b)/', /Parsing error/],
    ['modifiers of a group', 'new RegExp("(?i:a)")', /modifiers/],
    ['attributes of an import', 'import a from "./a.json" with { type: "json" }', /Parsing error/],
    ['a copying method', 'list.toSorted()', /Safari 16/],
    ['a method that Firefox had late', 'list.findLast(isNew)', /Firefox 104/],
    ['a method of an iterator', 'map.values().map(name)', /iterator/],
    ['a static method', 'AbortSignal.timeout(1)', /Safari 17.4/],
    ['a missing global', 'new OffscreenCanvas(1, 1)', /global/],
  ])('reports %s', (_, code, fault) => expect(scriptFaults(code)).toEqual([expect.stringMatching(fault)]));

  test.each([
    'class A { #x = 1; has(other) { return #x in other; } static #y() {} }',
    'await import("./a.js"); a ??= b?.c; 1_000n; /(?<year>\\d+)(?=a)(?!b)(?:c)/dgu',
    'list.toSorted?.(); Object.values(a).map(b); [...map.values()].map(name); list.at(-1); structuredClone(a)',
  ])('accepts %s', (code) => expect(scriptFaults(code)).toEqual([]));

  test('reports newer syntax in a script for browsers of any age', () => {
    expect(scriptFaults('var a = () => 1', 'script', 5)).toHaveLength(1);
    expect(scriptFaults('var a = function () { return 1; };', 'script', 5)).toEqual([]);
  });
});

describe('styleFaults', () => {
  test.each([
    ['a range in a media query', '@media (width>=48rem){.a{color:red}}', /range/],
    ['a selector of a list that drops the others', 'button,label:has(input){cursor:pointer}', /:has/],
    ['a nested selector', '.a{&:hover{color:red}}', /nested/],
    ['a mixed color', '.a{color:color-mix(in oklab,red 50%,blue)}', /color/],
    ['a move that old browsers leave out', '.a{translate:1px 2px}', /translate/],
  ])('reports %s', (_, css, fault) => expect(styleFaults(css)).toEqual([expect.stringMatching(fault)]));

  test.each([
    '@supports (color:color-mix(in lab,red,red)){.a{color:color-mix(in oklab,red 50%,blue)}}.b{color:red}',
    '.a:has(:checked){color:red}:is(.b,.c:has(d)){color:red}.\\[\\&\\:\\:marker\\]\\:hidden{display:none}',
    '@media (min-width:48rem){.a{transform:translate(1px)}}',
  ])('accepts %s', (css) => expect(styleFaults(css)).toEqual([]));
});
