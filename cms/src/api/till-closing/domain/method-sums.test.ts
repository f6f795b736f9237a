import { initialPaymentWays as ways } from '@shop/contract';
import { expect, it } from 'vitest';
import { methodSums } from './method-sums';

// @spec E.23
it('methodSums keeps refunds apart from what was collected, and joins unknown methods', () =>
  expect(
    methodSums(
      [
        { method: 'cash', kind: 'payment', amount: 9_000 },
        { method: 'cash', kind: 'refund', amount: -2_500 },
        { method: 'card', kind: 'payment', amount: 700 },
        { method: 'trueque', kind: 'payment', amount: 50 },
      ],
      ways,
    ),
  ).toEqual([
    { method: 'cash', name: 'Efectivo', isCash: true, collected: 9_000, returned: 2_500, net: 6_500 },
    { method: 'card', name: 'Tarjeta', isCash: false, collected: 700, returned: 0, net: 700 },
    { method: 'other', name: 'Otro', isCash: false, collected: 50, returned: 0, net: 50 },
  ]));

it('methodSums names cash on a day without money', () =>
  expect(methodSums([], ways)).toEqual([
    { method: 'cash', name: 'Efectivo', isCash: true, collected: 0, returned: 0, net: 0 },
  ]));
