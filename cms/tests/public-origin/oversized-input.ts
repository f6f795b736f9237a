import { expect, test } from 'vitest';
import { databaseName } from '../support/databases/test-database';
import { runParallel, statusesOf } from '../support/processes/run-parallel';
import { printMeasurement, quantile, timed } from '../support/processes/measurements';
import { formWith } from '../support/data/forms';
import { bomb } from '../support/data/hostile-files';
import { megabytesOf } from '../support/processes/process-memory';
import type { PublicShop } from './public-shop';

export function oversizedInputSuite(opened: () => PublicShop): void {
  test('oversized requests are refused', async () => {
    const { from } = opened();
    const json = await timed(() =>
      from('198.51.100.65', '/api/contact', {
        method: 'POST',
        body: `{"a":"${'x'.repeat(2_000_000)}"}`,
        headers: { 'content-type': 'application/json' },
      }),
    );
    const file = await timed(() =>
      from('198.51.100.65', '/api/upload/proof', {
        method: 'POST',
        body: formWith(Buffer.alloc(6 * 1024 * 1024)),
      }),
    );
    const many = formWith(Buffer.from('a'));
    for (let field = 0; field < 11; field += 1) many.append(`campo${field}`, '1');
    const form = await timed(() =>
      from('198.51.100.65', '/api/upload/proof', { method: 'POST', body: many }),
    );
    expect([json, file, form].map(({ value }) => value.status)).toEqual([413, 413, 400]);
    const times = [json, file, form].map(({ took }) => `${Math.round(took)} ms`).join(', ');
    printMeasurement(28, databaseName, `2 MB of JSON 413, 6 MB 413, 11 fields 400 (${times})`);
  });

  test('invalid paths never cause a server error', async () => {
    const { from } = opened();
    const paths = [
      '/%ff',
      '/%00',
      '/%',
      '/..%2f..%2fetc/passwd',
      '/api/%ff',
      '/api/products/%00',
      `/${'x'.repeat(8000)}`,
      '/api/..',
      '//evil.example',
      '/\\evil',
      '/product/%E0%A4%A',
      '/uploads/%2e%2e/shop.db',
      '/admin/%ff',
      '/?buscar=%ff',
      `/?buscar=${'y'.repeat(5000)}`,
    ];
    const answers = await runParallel(paths.length, 1, (at) => from('198.51.100.66', paths[at] as string));
    expect(
      answers.map(({ status }, at) => ({ status, path: paths[at] })).filter(({ status }) => status >= 500),
    ).toEqual([]);
    printMeasurement(
      27,
      databaseName,
      `${paths.length} paths at the door ${JSON.stringify(statusesOf(answers))}`,
    );
  });

  test('ten concurrent pixel bombs neither fill memory nor block other requests', async () => {
    const { cms, from } = opened();
    const file = bomb(16_000);
    const before = megabytesOf(cms.child.pid as number);
    let [most, done] = [before, false];
    const bombs = runParallel(10, 10, (at) =>
      timed(() => from(`198.51.102.${at}`, '/api/upload/proof', { method: 'POST', body: formWith(file) })),
    ).finally(() => void (done = true));
    const healths: number[] = [];
    while (!done) {
      const { took, value } = await timed(() => from('198.51.100.67', '/api/health'));
      expect(value.status).toBe(200);
      healths.push(took);
      most = Math.max(most, megabytesOf(cms.child.pid as number));
    }
    const answers = await bombs;
    expect(statusesOf(answers.map(({ value }) => value))).toEqual({ 413: 10 });
    const slowest = Math.round(Math.max(...answers.map(({ took }) => took)));
    printMeasurement(
      30,
      databaseName,
      `10 × 413, slowest ${slowest} ms, memory +${most - before} MB, health p95 ${Math.round(quantile(healths, 0.95))} ms`,
    );
  });
}
