import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectPath } from '../launcher/project.mjs';
import { repositoryFiles } from './repository-files.mjs';

const registered = repositoryFiles()
  .filter((file) => /^(cms\/src|storefront\/server)\/.*metrics.*\.ts$/.test(file))
  .map((file) => readFileSync(projectPath(file), 'utf8'))
  .join('\n');

test.each(['alerts.yml', 'dashboard.json'])('%s asks for metrics that the shop has', (file) => {
  const text = readFileSync(projectPath('deploy/monitoring', file), 'utf8');
  const asked = [...new Set(text.match(/\bshop_[a-z_]+/g))].map((name) => name.replace(/_bucket$/, ''));
  expect(asked.length).toBeGreaterThan(8);
  expect(asked.filter((name) => !registered.includes(`'${name}'`))).toEqual([]);
});
