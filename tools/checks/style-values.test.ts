import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectPath } from '../launcher/project.mjs';
import { repositoryFiles } from './repository-files.mjs';

const HOMES = ['packages/web-kit/src/ui/', 'packages/contract/src/shop/brand.ts'];
// Colours of goods and drawn pictures are data, not looks.
const DATA = [
  'cms/src/demo-shop/',
  'cms/src/api/product/domain/csv/',
  'packages/contract/src/product/',
  'admin-panel/src/features/product-form/values/',
];
const VALUES: [string, RegExp][] = [
  ['colour', /(?<!&)#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgb|hsl)a?\(/gi],
  ['radius', /border-radius: ?[\d.]+|\brounded(?:-[a-z]+)*-\[/g],
  ['face', /\b(?:Figtree|Georgia|Arial|Roboto|system-ui|sans-serif)\b/g],
  ['shadow', /box-shadow: ?(?!none|0 0 0)[\d.]|\bshadow-\[/g],
];

const isStyled = (file: string) =>
  /^(?:storefront|admin-panel|cms\/src|packages)\/.*\.(?:css|tsx?)$/.test(file) &&
  !/\.test\.|\/tests?\/|\/testing\/|\/types\//.test(file) &&
  ![...HOMES, ...DATA].some((start) => file.startsWith(start));

function typedIn(file: string): string[] {
  const text = readFileSync(projectPath(file), 'utf8');
  return VALUES.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(([value]) => `${file}: ${kind} ${value}`),
  );
}

it('colours, radii, faces and shadows stand in the tokens of web-kit and the brand of the contract only', () => {
  const files = repositoryFiles().filter(isStyled);
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(typedIn)).toEqual([]);
});
