import type { Till } from '@shop/contract';
import { expect, it, test } from 'vitest';
import { cashAfterClosing, differenceText, summaryLine } from './till-figures.ts';

const closing: Till['closings'][number] = {
  _id: 'c1',
  day: '2026-11-24',
  openingCash: 5_000,
  expectedCash: 12_000,
  countedCash: 11_500,
  difference: -500,
  leftCash: 5_000,
  note: '',
  actor: 'ana',
  at: '2026-11-24T23:30:00.000Z',
};
const till: Till = {
  day: '2026-11-24',
  suggestedOpening: 5_000,
  entries: [],
  closings: [closing],
  handovers: [],
  methods: [
    { method: 'cash', name: 'Efectivo', isCash: true, collected: 8_000, returned: 1_000, net: 7_000 },
    { method: 'transfer', name: 'Transferencia', isCash: false, collected: 20_000, returned: 0, net: 20_000 },
    {
      method: 'mercado_pago',
      name: 'Mercado Pago',
      isCash: false,
      collected: 3_000,
      returned: 0,
      net: 3_000,
    },
  ],
};

test.each([
  [0, 'Coincide'],
  [-500, 'Faltan $500'],
  [1_200, 'Sobran $1.200'],
])('differenceText names %d pesos as %s', (pesos, text) => expect(differenceText(pesos)).toBe(text));

it('summaryLine names cash, difference and the totals of the other methods', () =>
  expect(summaryLine(till, closing)).toBe(
    'Cierre de caja 24/11/2026 · Inicial $5.000 · Cobros en efectivo $8.000 · Devoluciones $1.000 · Esperado $12.000 · ' +
      'Contado $11.500 · Faltan $500 · Queda $5.000 · Transferencia $20.000 · Mercado Pago $3.000',
  ));

it('summaryLine has the sum of the cash only, when more came after the closing', () =>
  expect(summaryLine({ ...till, methods: [] }, closing)).toBe(
    'Cierre de caja 24/11/2026 · Inicial $5.000 · Efectivo del día $7.000 · Esperado $12.000 · Contado $11.500 · ' +
      'Faltan $500 · Queda $5.000',
  ));

it('cashAfterClosing is what came after the newest closing, whatever it opened with', () => {
  expect(cashAfterClosing(till)).toBe(0);
  const later = {
    ...till,
    methods: [
      { method: 'cash', name: 'Efectivo', isCash: true, collected: 8_000, returned: 3_000, net: 5_000 },
    ],
  };
  expect(cashAfterClosing(later)).toBe(-2_000);
  expect(cashAfterClosing({ ...later, closings: [] })).toBe(0);
});
