import { expect, test } from 'vitest';
import { logLine, scrubbed } from './log-line';
import { createMetrics } from './metrics';

test('counts, spans and readings come out as Prometheus reads them', async () => {
  const metrics = createMetrics();
  const calls = metrics.counter('calls_total', 'Calls');
  calls.add({ route: '/a "b"\\', status: 200 });
  calls.add({ route: '/a "b"\\', status: 200 }, 2);
  const took = metrics.histogram('took_seconds', 'Time');
  took.observe(0.02, { route: '/a' });
  took.observe(99, { route: '/a' });
  metrics.gauge('free', 'Free', () => 3);
  metrics.gauge('faults', 'Faults', async () => [{ labels: { check: 'x' }, value: 1 }]);
  metrics.gauge('gone', 'Cannot be read', () => Promise.reject(new Error('away')));
  const lines = (await metrics.text()).trim().split('\n');
  expect(lines).toContain('calls_total{route="/a \\"b\\"\\\\",status="200"} 3');
  expect(lines).toContain('took_seconds_bucket{route="/a",le="0.01"} 0');
  expect(lines).toContain('took_seconds_bucket{route="/a",le="0.025"} 1');
  expect(lines).toContain('took_seconds_bucket{route="/a",le="+Inf"} 2');
  expect(lines).toContain('took_seconds_sum{route="/a"} 99.02');
  expect(lines).toContain('free 3');
  expect(lines).toContain('faults{check="x"} 1');
  expect(lines.some((line) => line.includes('gone'))).toBe(false);
});

test.each([
  ['no existe ana.gomez+1@ejemplo.com.ar', 'no existe [e-mail]'],
  ['Bearer eyJhbGciOi.eyJpZCI6.x-y_z', 'Bearer […]'],
  ['token=abcdef123', 'token=[…]'],
  ['{"password":"Muy-secreta"}', '{"password":"[…]"}'],
  ['llamar al +54 9 299 555-1234 ya', 'llamar al [phone] ya'],
  ['postgres://shop:clave@db/shop', 'postgres://[…]@db/shop'],
  [
    'JL-20261121-0001 at file.js:120:33 en 2026-11-21T10:00:00.000Z',
    'JL-20261121-0001 at file.js:120:33 en 2026-11-21T10:00:00.000Z',
  ],
])('%s is written down as %s', (given, written) => expect(scrubbed(given)).toBe(written));

test('a line of the log is JSON with the time first and nobody in it', () => {
  const line = logLine(
    {
      level: 'error',
      part: 'cms',
      message: 'falló',
      who: { email: 'a@b.com' },
      fault: new Error('de x@y.com'),
    },
    new Date(0),
  );
  expect(line.startsWith('{"time":"1970-01-01T00:00:00.000Z","level":"error","part":"cms"')).toBe(true);
  expect(line).not.toMatch(/a@b|x@y/);
  expect(JSON.parse(line).who.email).toBe('[e-mail]');
});
