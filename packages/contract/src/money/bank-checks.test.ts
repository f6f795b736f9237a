import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stripSeparators, formatCbu, formatCuit, isBankAlias, isCbu, isCuit } from './bank-checks';

const VALID_CBUS = [
  '2850590940090418135201',
  '0110179540012345678905',
  '0170025100000001234565',
  '0000003110001234567898',
];

describe('CBU', () => {
  test.each(VALID_CBUS)('the CBU %s is valid', (cbu) => expect(isCbu(cbu)).toBe(true));
  test.each(['2810590940090418135201', '0170025700000001234567'])(
    'the CBU %s is invalid by its check digits',
    (cbu) => expect(isCbu(cbu)).toBe(false),
  );
  test.each(['', '123', '28505909400904181352011', '285059094009041813520a', '２８50590940090418135201'])(
    'the CBU %j is malformed',
    (text) => expect(isCbu(text)).toBe(false),
  );

  test('a CBU may be written with spaces and hyphens', () => {
    expect(isCbu('2850590 9-4009041813520 1')).toBe(true);
    expect(stripSeparators('2850590 9-4009041813520 1')).toBe('2850590940090418135201');
  });

  test('a CBU is formatted in groups', () => {
    expect(formatCbu('2850590940090418135201')).toBe('2850590 9 4009041813520 1');
    expect(formatCbu('123')).toBe('123');
  });

  test('a CBU with one wrong digit is always invalid', () => {
    const anyCbu = fc.constantFrom(...VALID_CBUS);
    fc.assert(
      fc.property(anyCbu, fc.nat(21), fc.integer({ min: 1, max: 9 }), (cbu, place, shift) => {
        const digit = (Number(cbu[place]) + shift) % 10;
        expect(isCbu(cbu.slice(0, place) + digit + cbu.slice(place + 1))).toBe(false);
      }),
    );
  });
});

describe('bank aliases', () => {
  test.each(['JAZMIN.LENCERIA', 'jazmin-2024', 'abc123', 'a'.repeat(20)])('a bank alias may be %s', (alias) =>
    expect(isBankAlias(alias)).toBe(true),
  );
  test.each(['corto', 'a'.repeat(21), 'jazmín.lenceria', 'con espacio', 'peña.shop', 'a_b_c_d', ''])(
    'a bank alias may not be %j',
    (alias) => expect(isBankAlias(alias)).toBe(false),
  );
});

describe('CUIT', () => {
  test.each(['20-05536168-2', '20-26756539-3', '30-50001091-2', '33-69345023-9', '20267565393'])(
    'the CUIT %s is valid',
    (cuit) => expect(isCuit(cuit)).toBe(true),
  );
  test.each(['20-26756539-2', '19-26756539-3', '99-99999999-9', '20-2675653-93-1', '', 'veinte'])(
    'the CUIT %j is invalid',
    (cuit) => expect(isCuit(cuit)).toBe(false),
  );

  test('a CUIT with a remainder of 1 is invalid with every check digit', () => {
    const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
    const bodies = Array.from({ length: 200 }, (_, i) => `20${String(11_111_111 + i)}`).filter(
      (body) => weights.reduce((sum, weight, i) => sum + weight * Number(body[i]), 0) % 11 === 1,
    );
    expect(bodies.length).toBeGreaterThan(5);
    for (const body of bodies)
      for (let digit = 0; digit <= 9; digit += 1) expect(isCuit(body + digit)).toBe(false);
  });

  test('a CUIT has at most one check digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (number) => {
        const body = `27${String(number).padStart(8, '0')}`;
        const valid = Array.from({ length: 10 }, (_, digit) => isCuit(body + digit)).filter(Boolean);
        expect(valid.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('a CUIT is formatted with hyphens', () => expect(formatCuit('30500010912')).toBe('30-50001091-2'));
});
