import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { valueNames } from './value-names';

type Model = { attributes: Record<string, { type: string; enum?: string[] }> };

const files = globSync('src/{api/*/content-types/*/schema.json,components/*/*.json}', {
  cwd: path.resolve(import.meta.dirname, '../..'),
});

test('every value that Strapi’s panel offers has a name in Spanish', () => {
  const values = files.flatMap((file) => {
    const text = readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');
    return Object.values((JSON.parse(text) as Model).attributes).flatMap((attribute) => attribute.enum ?? []);
  });
  expect(values.length).toBeGreaterThan(80);
  expect([...new Set(values)].filter((value) => !valueNames[value])).toEqual([]);
});

test('the panel, which cannot import the contract, has the names as the contract says them', async () => {
  // `npx vitest run value-names -u` writes the file anew.
  await expect(`${JSON.stringify(valueNames, null, 2)}\n`).toMatchFileSnapshot('./value-names.json');
});
