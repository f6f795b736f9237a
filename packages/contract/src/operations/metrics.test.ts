import { expect, test } from 'vitest';
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
