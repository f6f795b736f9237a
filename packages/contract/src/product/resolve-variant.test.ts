import { describe, expect, test } from 'vitest';
import { resolveVariant } from './resolve-variant';

const black = { name: 'Negro', value: '#000000' };
const red = { name: 'Rojo', value: '#ff0000' };
const plain = [{ color: null }];
const byColor = [{ color: 'Negro' }, { color: 'Rojo' }];

describe('resolveVariant', () => {
  const offer = { sizes: ['S', 'M'], colors: [], items: plain };
  test('resolveVariant accepts an offered size in any case', () => {
    expect(resolveVariant({ size: ' m ' }, offer)).toEqual({ size: 'M', color: null });
  });
  test('resolveVariant requires a size when sizes are offered', () => {
    expect(resolveVariant({ size: 'XXXXL' }, offer)).toEqual({ fault: 'size' });
    expect(resolveVariant({}, offer)).toEqual({ fault: 'size' });
  });
  test('resolveVariant ignores the size of a product without sizes', () => {
    expect(resolveVariant({ size: 'M' }, { ...offer, sizes: [] })).toEqual({ size: null, color: null });
  });
});

describe('resolveVariant', () => {
  const offer = { sizes: [], colors: [black, red], items: plain };
  test('resolveVariant accepts Negro, Blanco or none when the colours are unknown', () => {
    const unknown = { ...offer, colors: null };
    expect(resolveVariant({ color: 'blanco' }, unknown)).toEqual({ size: null, color: 'Blanco' });
    expect(resolveVariant({}, unknown)).toEqual({ size: null, color: null });
    expect(resolveVariant({ color: 'Rojo' }, unknown)).toEqual({ fault: 'color' });
  });
  test('resolveVariant ignores the colour of a product without colours', () => {
    expect(resolveVariant({ color: 'Negro' }, { ...offer, colors: [] })).toEqual({ size: null, color: null });
  });
  test('resolveVariant rejects a colour that is not offered', () => {
    expect(resolveVariant({ color: 'ROJO' }, offer)).toEqual({ size: null, color: 'Rojo' });
    expect(resolveVariant({ color: '<b>x' }, offer)).toEqual({ fault: 'color' });
  });
  test('resolveVariant needs no colour when there is one, or when stock is not counted by colour', () => {
    expect(resolveVariant({}, { ...offer, colors: [red], items: byColor })).toEqual({
      size: null,
      color: 'Rojo',
    });
    expect(resolveVariant({}, offer)).toEqual({ size: null, color: null });
    expect(resolveVariant({}, { ...offer, items: byColor })).toEqual({ fault: 'color' });
  });
});
