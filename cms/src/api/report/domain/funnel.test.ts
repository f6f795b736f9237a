import { expect, it } from 'vitest';
import { funnelByDay, funnelBySteps, type StepCount } from './funnel';

const period = { from: '2026-11-02', to: '2026-11-03', previousFrom: '2026-10-31', previousTo: '2026-11-01' };
const counts: StepCount[] = [
  { day: '2026-11-01', step: 'view', count: 10 },
  { day: '2026-11-02', step: 'view', count: 150 },
  { day: '2026-11-03', step: 'view', count: 50 },
  { day: '2026-11-03', step: 'cart', count: 30 },
  { day: '2026-11-03', step: 'checkout', count: 10 },
  { day: '2026-11-02', step: 'order', count: 7 },
];

it('funnelBySteps gives each step its share of the step before and of the first', () =>
  expect(funnelBySteps(period, counts).rows).toEqual([
    ['Vieron un producto', 200, null, null, 10, null, null],
    ['Tuvieron algo en el carrito', 30, 15, 15, 0, 0, 0],
    ['Abrieron el checkout', 10, 33.3, 5, 0, null, 0],
    ['Órdenes en la web', 7, 70, 3.5, 0, null, 0],
  ]));

it('funnelByDay has a row for every day of the range and the sums of both periods', () =>
  expect(funnelByDay(period, counts)).toMatchObject({
    rows: [
      ['2026-11-02', 150, 0, 0, 7, 4.7],
      ['2026-11-03', 50, 30, 10, 0, 0],
    ],
    total: [null, 200, 30, 10, 7, null],
    previousTotal: [null, 10, 0, 0, 0, null],
  }));
