import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { migrations } from './migrations';

const files = readdirSync(import.meta.dirname).filter((name) => /^\d{4}-.*(?<!\.test)\.ts$/.test(name));

it('every migration has its file, and numbers count from 1 without gaps', () => {
  expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, index) => index + 1));
  const names = migrations.map(({ number, name }) => `${String(number).padStart(4, '0')}-${name}.ts`);
  expect(names).toEqual(files.sort());
});
