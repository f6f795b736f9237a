import { describe, expect, test } from 'vitest';
import { initialOperatingRules, OPERATING_RULES, operatingRulesSchema } from './operating-rules';

const faultsOf = (change: object) =>
  operatingRulesSchema
    .safeParse({ ...initialOperatingRules, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('operating rules', () => {
  test('the initial operating rules are valid', () => expect(faultsOf({})).toEqual([]));

  test('every operating rule accepts its limits and nothing beyond them', () => {
    for (const [name, { min, max }] of Object.entries(OPERATING_RULES)) {
      const message = `${name}: Escribí un número entero de ${min} a ${max}`;
      expect(faultsOf({ [name]: min })).toEqual([]);
      expect(faultsOf({ [name]: max })).toEqual([]);
      for (const wrong of [min - 1, max + 1, min + 0.5, String(min), null])
        expect(faultsOf({ [name]: wrong })).toEqual([message]);
    }
  });
});
