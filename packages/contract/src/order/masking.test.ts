import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskName } from './masking';

test.each([
  ['María Gómez', 'M… G…'],
  ['  ana  ', 'A…'],
  ['ángela de la Vega', 'Á… D… L… V…'],
  ['🎀 Rosa', '🎀… R…'],
  ['', ''],
  ['   ', ''],
])('%j reads %j', (name, masked) => expect(maskName(name)).toBe(masked));

test('a mask shows one letter of each word and no more', () =>
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-záéíóúñ]{2,12}$/), { minLength: 1, maxLength: 5 }),
      (words) => {
        const masked = maskName(words.join(' ')).split(' ');
        expect(masked).toHaveLength(words.length);
        expect(masked.every((word) => [...word].length === 2)).toBe(true);
      },
    ),
  ));
