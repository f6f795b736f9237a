import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareSizes, normalizeSize, parseSizes } from './sizes';

describe('sizes', () => {
  test.each([
    [
      ['s', ' M ', 'S', ''],
      ['S', 'M'],
    ],
    ['85, 90,,90 ', ['85', '90']],
    ['', []],
    [null, []],
    [undefined, []],
    [['único'], ['ÚNICO']],
  ])('in %j are %j', (given, sizes) => expect(parseSizes(given)).toEqual(sizes));

  test('are parsed alike from a list and from text', () =>
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z0-9]{1,4}$/)), (list) => {
        expect(parseSizes(list.join(','))).toEqual(parseSizes(list));
        expect(parseSizes(parseSizes(list))).toEqual(parseSizes(list));
      }),
    ));

  test('are written in upper case', () => expect(normalizeSize(' xl ')).toBe('XL'));

  test('are sorted by body size, not alphabetically', () => {
    const mixed = ['XXL', 'S', '100', 'XS', 'ÚNICO', 'L/XL', '85', 'L', '4XL', 'M', '95', 'XL', 'S/M', '3XL'];
    const ordered = [
      '85',
      '95',
      '100',
      'XS',
      'S',
      'S/M',
      'M',
      'L',
      'L/XL',
      'XL',
      'XXL',
      '3XL',
      '4XL',
      'ÚNICO',
    ];
    expect(mixed.sort(compareSizes)).toEqual(ordered);
  });

  test('in two spellings are adjacent', () =>
    expect(['XL', '3XL', 'XXXL', '4XL', '2XL'].sort(compareSizes)).toEqual([
      'XL',
      '2XL',
      '3XL',
      'XXXL',
      '4XL',
    ]));
});
