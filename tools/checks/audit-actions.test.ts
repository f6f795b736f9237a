import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectPath } from '../launcher/project.mjs';

const sourceFiles = (folder: string): string[] =>
  (readdirSync(projectPath(folder), { recursive: true }) as string[])
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join(projectPath(folder), name));

// 'delete' is what a bulk request asks for, no action of the audit log.
const written = sourceFiles('cms/src')
  .map((file) => readFileSync(file, 'utf8'))
  .filter((text) => /(?:audit|auditAll|addAuditEntry)\(/.test(text))
  .flatMap((text) => [...text.matchAll(/\baction: '([a-z-]+)'/g)].map(([, action = '']) => action))
  .filter((action) => action !== 'delete');

const texts = readFileSync(projectPath('packages/contract/src/account/audit-sentences.ts'), 'utf8');
const kinds = readFileSync(projectPath('cms/src/api/account/domain/audit-kinds.ts'), 'utf8');

it.each([...new Set(written)].sort())('the activity page names and filters the action %s', (action) => {
  expect(texts).toMatch(new RegExp(`^  '?${action}'?:`, 'm'));
  expect(kinds).toContain(`'${action}'`);
});
