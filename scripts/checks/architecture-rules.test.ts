import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runQuietly } from '../product/processes/run-command.mjs';
import { projectPath } from '../product/project.mjs';

type Rule = { name: string };
const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: Rule[];
};

// One import per rule that must not be; the file named by the import exists too.
const violations: Record<string, [from: string, to: string]> = {
  'no-cycles': ['packages/web-kit/src/a.ts', 'packages/web-kit/src/b.ts'],
  'no-one-imports-a-test': ['packages/web-kit/src/c.ts', 'packages/web-kit/src/c.test.ts'],
  'contract-knows-nobody': ['packages/contract/src/a.ts', 'packages/web-kit/src/d.ts'],
  'web-kit-knows-no-app': ['packages/web-kit/src/e.ts', 'storefront/src/shared/e.ts'],
  'apps-never-meet': ['storefront/src/shared/f.ts', 'admin-panel/src/shared/f.ts'],
  'cms-is-not-a-browser': ['cms/src/shared/g.ts', 'packages/web-kit/src/g.ts'],
  'zod-lives-in-the-contract': ['storefront/src/shared/h.ts', 'node_modules/zod/index.js'],
  'axios-lives-in-web-kit': ['storefront/src/shared/i.ts', 'node_modules/axios/index.js'],
  'features-are-islands': ['storefront/src/features/cart/j.ts', 'storefront/src/features/catalog/j.ts'],
  'features-know-no-pages': ['storefront/src/features/cart/k.ts', 'storefront/src/pages/k.ts'],
  'pages-know-no-app': ['storefront/src/pages/l.ts', 'storefront/src/app/l.ts'],
  'shared-is-the-floor': ['storefront/src/shared/m.ts', 'storefront/src/features/cart/m.ts'],
  'server-http-is-the-floor': ['storefront/server/http/q.ts', 'storefront/server/cache/q.ts'],
  'server-base-rooms-are-independent': ['storefront/server/limits/r.ts', 'storefront/server/render/r.ts'],
  'server-proxy-and-render-never-meet': ['storefront/server/proxy/s.ts', 'storefront/server/render/s.ts'],
  'only-main-starts-the-server': ['storefront/server/metrics/t.ts', 'storefront/server/start/t.ts'],
  'only-render-knows-the-shop-pages': ['storefront/server/start/u.ts', 'storefront/src/shared/u.ts'],
  'only-tests-use-server-testing': ['storefront/server/start/v.ts', 'storefront/server/testing/v.ts'],
  'domain-is-pure': ['cms/src/api/order/domain/n.ts', 'cms/src/shared/n.ts'],
  'apis-talk-through-strapi': ['cms/src/api/order/services/o.ts', 'cms/src/api/product/services/o.ts'],
  'only-services-touch-the-database': ['cms/src/api/order/controllers/p.ts', 'cms/src/shared/documents.ts'],
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
  const cruiser = projectPath('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
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

describe('the architecture', () => {
  it('has a violation on purpose for each of its rules', () => {
    expect(Object.keys(violations).sort()).toEqual(forbidden.map(({ name }) => name).sort());
  });

  it.each(Object.keys(violations))('sees a violation of %s', (name) => {
    expect([...fired]).toContain(name);
  });
});
