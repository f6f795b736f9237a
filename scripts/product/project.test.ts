import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectPath } from './project.mjs';

const scripts = readdirSync(projectPath('scripts'), { recursive: true, encoding: 'utf8' });
const cmsModules = scripts
  .filter((file) => file.endsWith('.mjs'))
  .flatMap((file) => [
    ...readFileSync(projectPath('scripts', file), 'utf8').matchAll(/cmsModule\('([^']+)'\)/g),
  ])
  .map(([, module = '']) => module);

it('every cms module that a script loads has a source file', () => {
  expect(cmsModules.length).toBeGreaterThan(10);
  const missing = cmsModules.filter((file) => !existsSync(projectPath('cms', file.replace(/\.js$/, '.ts'))));
  expect(missing).toEqual([]);
});
