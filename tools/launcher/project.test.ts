import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectPath } from './project.mjs';

const tools = readdirSync(projectPath('tools'), { recursive: true, encoding: 'utf8' });
const cmsModules = tools
  .filter((file) => file.endsWith('.mjs'))
  .flatMap((file) => [
    ...readFileSync(projectPath('tools', file), 'utf8').matchAll(/cmsModule\('([^']+)'\)/g),
  ])
  .map(([, module = '']) => module);

it('every cms module that a tool loads has a source file', () => {
  expect(cmsModules.length).toBeGreaterThan(10);
  const missing = cmsModules.filter((file) => !existsSync(projectPath('cms', file.replace(/\.js$/, '.ts'))));
  expect(missing).toEqual([]);
});
