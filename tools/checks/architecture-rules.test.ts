import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runQuietly } from '../launcher/processes/run-command.mjs';
import { projectPath, ROOT } from '../launcher/project.mjs';

type Side = { path?: string; pathNot?: string };
type Rule = { name: string; from: Side; to: Side };
const load = createRequire(import.meta.url);
const { forbidden } = load('../../.dependency-cruiser.cjs') as { forbidden: Rule[] };
const parts = load('../../cms/parts.json') as string[];
const publicFile = (part: string) => `cms/src/api/${part}/services/${part}.ts`;

// One forbidden import per rule; both files are created.
const violations: Record<string, [from: string, to: string]> = {
  'no-circular-imports': ['packages/web-kit/src/a.ts', 'packages/web-kit/src/b.ts'],
  'no-imports-of-tests': ['packages/web-kit/src/c.ts', 'packages/web-kit/src/c.test.ts'],
  'no-imports-from-contract-to-other-parts': ['packages/contract/src/a.ts', 'packages/web-kit/src/d.ts'],
  'no-imports-from-web-kit-to-apps': ['packages/web-kit/src/e.ts', 'storefront/src/shared/e.ts'],
  'no-imports-between-apps': ['storefront/src/shared/f.ts', 'admin-panel/src/shared/f.ts'],
  'no-browser-packages-in-cms': ['cms/src/platform/g.ts', 'packages/web-kit/src/g.ts'],
  'zod-only-in-contract': ['storefront/src/shared/h.ts', 'node_modules/zod/index.js'],
  'axios-only-in-web-kit': ['storefront/src/shared/i.ts', 'node_modules/axios/index.js'],
  'no-imports-between-features': [
    'storefront/src/features/cart/j.ts',
    'storefront/src/features/catalog/j.ts',
  ],
  'no-imports-from-features-to-pages': ['storefront/src/features/cart/k.ts', 'storefront/src/pages/k.ts'],
  'no-imports-from-pages-to-app': ['storefront/src/pages/l.ts', 'storefront/src/app/l.ts'],
  'no-imports-from-shared-to-upper-layers': [
    'storefront/src/shared/m.ts',
    'storefront/src/features/cart/m.ts',
  ],
  'no-imports-from-server-http': ['storefront/server/http/q.ts', 'storefront/server/cache/q.ts'],
  'server-base-imports-only-http': ['storefront/server/limits/r.ts', 'storefront/server/render/r.ts'],
  'no-imports-between-server-proxy-and-render': [
    'storefront/server/proxy/s.ts',
    'storefront/server/render/s.ts',
  ],
  'server-start-only-in-main': ['storefront/server/metrics/t.ts', 'storefront/server/start/t.ts'],
  'shop-pages-only-in-server-render': ['storefront/server/start/u.ts', 'storefront/src/shared/u.ts'],
  'server-testing-only-in-tests': ['storefront/server/start/v.ts', 'storefront/server/testing/v.ts'],
  'no-imports-from-settings': ['cms/src/settings/n.ts', 'cms/src/database/n.ts'],
  'database-imports-only-settings': ['cms/src/database/o.ts', 'cms/src/platform/o.ts'],
  'no-imports-from-platform-to-api': ['cms/src/platform/p.ts', 'cms/src/api/order/services/p.ts'],
  'no-imports-from-api-to-start-up-code': ['cms/src/api/order/services/q.ts', 'cms/src/bootstrap/q.ts'],
  ...Object.fromEntries(
    parts
      .slice(0, -1)
      .map((part, at) => [
        `only-lower-parts-in-${part}`,
        [`cms/src/api/${part}/services/r.ts`, publicFile(parts[at + 1] as string)] as const,
      ]),
  ),
  'only-public-files-of-other-parts': [
    'cms/src/api/order/services/s.ts',
    'cms/src/api/product/services/s.ts',
  ],
  'domain-imports-only-domain': ['cms/src/api/order/domain/s.ts', 'cms/src/platform/s.ts'],
  'database-only-in-services': ['cms/src/api/order/controllers/t.ts', 'cms/src/database/t.ts'],
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'architecture-'));

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

function importLine(from: string, to: string) {
  const known = /^node_modules\/(\w+)\//.exec(to);
  const relative = path.relative(path.dirname(from), to).replace(/\.ts$/, '');
  return `import '${known?.[1] ?? (relative.startsWith('.') ? relative : `./${relative}`)}';\n`;
}

let fired: Set<string>;

beforeAll(async () => {
  for (const [, to] of Object.values(violations)) write(to, 'export {};\n');
  for (const [from, to] of Object.values(violations)) write(from, importLine(from, to));
  write('packages/web-kit/src/b.ts', importLine('packages/web-kit/src/b.ts', 'packages/web-kit/src/a.ts'));
  for (const name of ['zod', 'axios'])
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
  const cruiser = projectPath('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = projectPath('.dependency-cruiser.cjs');
  const parts = ['packages', 'cms', 'storefront', 'admin-panel'];
  const { output } = await runQuietly(
    [process.execPath, [cruiser, ...parts, '--config', config, '--output-type', 'json']],
    { cwd: folder },
  );
  const { summary } = JSON.parse(output) as { summary: { violations: { rule: Rule }[] } };
  fired = new Set(summary.violations.map(({ rule }) => rule.name));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
const installed = tracked
  .filter((file) => path.basename(file) === 'package.json')
  .flatMap((file) => Object.keys(JSON.parse(readFileSync(projectPath(file), 'utf8')).dependencies ?? {}))
  .map((name) => `node_modules/${name}/package.json`);
const files = [...tracked, ...installed];

/** Returns `^(a|b)/c|d` as `^(a)/c`, `^(b)/c` and `d`: each part of a pattern must match a file. */
function alternativesOf(pattern: string): string[] {
  const group = /\((?!\?)([^()]*\|[^()]*)\)/.exec(pattern);
  if (!group) return pattern.split('|').map((one) => one.replaceAll('<', '(').replaceAll('>', ')'));
  const [all, inside = ''] = group;
  // Angle brackets stand for the parentheses of a group that is done, so that the one around it is found next.
  return inside.split('|').flatMap((one) => alternativesOf(pattern.replace(all, `<${one}>`)));
}

const withGroups = (pattern: string, groups: readonly string[]) =>
  pattern.replace(/\$(\d)/g, (_, at: string) => groups[Number(at)] ?? '');

/** The parts of a rule's patterns that no file matches; `$1` in `to` stands for what `from` matched. */
function deadPatterns({ from, to }: Rule): string[] {
  const fromPath = new RegExp(from.path ?? '^');
  const matches = new Set(
    files.flatMap((file) => fromPath.exec(file)?.slice(0, 3).slice(1).join('\n') ?? []),
  );
  const groups = [...matches].map((match) => ['', ...match.split('\n')]);
  const isDead = (pattern: string) =>
    !groups.some((group) => {
      const expression = new RegExp(withGroups(pattern, group));
      return files.some((file) => expression.test(file));
    });
  return [from.path, from.pathNot, to.path, to.pathNot]
    .filter((pattern) => pattern !== undefined)
    .flatMap(alternativesOf)
    .filter(isDead);
}

describe('architecture rules', () => {
  it.each(forbidden)('the architecture rule $name names only files that exist', (rule) => {
    expect(deadPatterns(rule)).toEqual([]);
  });

  it('the table of the cms’s parts names each folder of the API that holds code', () => {
    const folders = tracked.flatMap((file) => /^cms\/src\/api\/([^/]+)\/.*\.ts$/.exec(file)?.[1] ?? []);
    expect([...new Set(folders)].sort()).toEqual([...parts].sort());
  });

  it('deadPatterns reports a pattern whose file is gone', () => {
    const rule = { name: 'x', from: { path: '^cms/src/(api|gone)/' }, to: { path: '^$1/|^cms/src/shared/' } };
    expect(deadPatterns(rule)).toEqual(['^cms/src/(gone)/', '^$1/', '^cms/src/shared/']);
  });

  it('violations has a forbidden import for each rule', () => {
    expect(Object.keys(violations).sort()).toEqual(forbidden.map(({ name }) => name).sort());
  });

  it.each(Object.keys(violations))('the architecture rules report the violation of %s', (name) => {
    expect([...fired]).toContain(name);
  });
});
