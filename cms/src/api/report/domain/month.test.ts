import { initialPaymentWays as ways } from '@shop/contract';
import { expect, test } from 'vitest';
import { monthClosings, monthOrders, monthRefunds, NAMED_FROM, type MonthOrder } from './month';

const order = (changes: Partial<MonthOrder> = {}): MonthOrder => ({
  number: 'JL-1',
  day: '2026-10-03',
  status: 'Pagado',
  client: 'Ana Paz',
  invoice: 'C-0001-00000007',
  taken: new Map([
    ['cash', 5_000],
    ['debit', 10_000],
  ]),
  total: 15_000,
  ...changes,
});
const registered = { condition: 'responsable_inscripto', rate: 0.21 };
const cellsOf = (orders: MonthOrder[], tax: Parameters<typeof monthOrders>[1]) => {
  const { rows, total } = monthOrders(orders, tax, ways);
  return { rows, total };
};

test('an order says how it was paid, and its net amount and VAT add up to its total', () =>
  expect(cellsOf([order(), order({ total: 1 })], registered)).toEqual({
    rows: [
      [
        'JL-1',
        '2026-10-03',
        'Pagado',
        'A CONSUMIDOR FINAL',
        'C-0001-00000007',
        'Efectivo $5.000 | Tarjeta de débito $10.000',
        '12396,69',
        '2603,31',
        15_000,
      ],
      expect.arrayContaining(['0,83', '0,17', 1]),
    ],
    total: [null, null, null, null, null, null, '12397,52', '2603,48', 15_001],
  }));

test('a buyer is named only from the amount on from which her invoice names her', () => {
  const clients = [NAMED_FROM - 1, NAMED_FROM].map(
    (total) => monthOrders([order({ total })], registered, ways).rows[0]?.[3],
  );
  expect(clients).toEqual(['A CONSUMIDOR FINAL', 'Ana Paz']);
});

test('an order of a monotributista has no VAT, and none is invented where the rate is not known', () => {
  const taxOf = (condition: string, rate: number | null) =>
    monthOrders([order()], { condition, rate }, ways).rows[0]?.slice(6, 8);
  expect(taxOf('monotributo', 0.21)).toEqual(['15000,00', '0,00']);
  expect(taxOf('responsable_inscripto', null)).toEqual(['', '']);
});

test('refunds are added up, and a closing says whether it is that of the till', () => {
  const refund = { day: '2026-10-04', number: 'JL-1', invoice: '', method: 'qr', amount: 700 };
  expect(monthRefunds([refund, { ...refund, amount: -200 }], () => 'QR').total?.at(-1)).toBe(500);
  const closing = {
    day: '2026-10-04',
    expected: 9,
    counted: 8,
    difference: -1,
    left: 0,
    actor: 'ana',
    note: '',
  };
  const kinds = [false, true].map((isHandover) => monthClosings([{ ...closing, isHandover }]).rows[0]?.[1]);
  expect(kinds).toEqual(['La caja', 'Rendición']);
});
