import { expect, test } from 'vitest';
import { ledgerLine, parseLedger } from './erasure';

const erasure = { id: 'a1', at: 5, orders: ['x'], contacts: ['h'] };

test('parseLedger reads each erasure once', () => {
  expect(parseLedger(ledgerLine(erasure) + ledgerLine(erasure))).toEqual([erasure]);
});

test('parseLedger leaves out lines that a crash cut off', () => {
  const cut = ledgerLine({ ...erasure, id: 'a2' }).slice(0, -9);
  expect(parseLedger(`${ledgerLine(erasure)}${cut}\n\nnull\n{"id":1}\n`)).toEqual([erasure]);
});
