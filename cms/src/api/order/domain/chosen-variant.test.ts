import { describe, expect, test } from 'vitest';
import { chosenVariant } from './chosen-variant';

const black = { name: 'Negro', value: '#000000' };
const red = { name: 'Rojo', value: '#ff0000' };
const plain = [{ color: null }];
const byColor = [{ color: 'Negro' }, { color: 'Rojo' }];

describe('sizes', () => {
  const offer = { sizes: ['S', 'M'], colors: [], items: plain };
  test('an offered size is taken in whatever case it comes', () => {
    expect(chosenVariant({ size: ' m ' }, offer)).toEqual({ size: 'M', color: null });
  });
  test('a size is required where sizes are offered', () => {
    expect(chosenVariant({ size: 'XXXXL' }, offer)).toEqual({ fault: 'size' });
    expect(chosenVariant({}, offer)).toEqual({ fault: 'size' });
  });
  test('a product without sizes stores none', () => {
    expect(chosenVariant({ size: 'M' }, { ...offer, sizes: [] })).toEqual({ size: null, color: null });
  });
});

describe('colours', () => {
  const offer = { sizes: [], colors: [black, red], items: plain };
  test('unknown colours are Negro, Blanco or nothing', () => {
    const unknown = { ...offer, colors: null };
    expect(chosenVariant({ color: 'blanco' }, unknown)).toEqual({ size: null, color: 'Blanco' });
    expect(chosenVariant({}, unknown)).toEqual({ size: null, color: null });
    expect(chosenVariant({ color: 'Rojo' }, unknown)).toEqual({ fault: 'color' });
  });
  test('a product without colours drops the one that came', () => {
    expect(chosenVariant({ color: 'Negro' }, { ...offer, colors: [] })).toEqual({ size: null, color: null });
  });
  test('a colour must be in the list', () => {
    expect(chosenVariant({ color: 'ROJO' }, offer)).toEqual({ size: null, color: 'Rojo' });
    expect(chosenVariant({ color: '<b>x' }, offer)).toEqual({ fault: 'color' });
  });
  test('no colour is fine with one colour, or where stock is not kept by colour', () => {
    expect(chosenVariant({}, { ...offer, colors: [red], items: byColor })).toEqual({
      size: null,
      color: 'Rojo',
    });
    expect(chosenVariant({}, offer)).toEqual({ size: null, color: null });
    expect(chosenVariant({}, { ...offer, items: byColor })).toEqual({ fault: 'color' });
  });
});
