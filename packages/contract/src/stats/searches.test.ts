import { describe, expect, it } from 'vitest';
import { countableSearch } from './searches';

describe('countableSearch', () => {
  it('folds a text, so that its spellings are counted together', () => {
    expect(countableSearch('  Corpiño   NEGRO ')).toBe('corpino negro');
    expect(countableSearch('soutien 100')).toBe('soutien 100');
  });

  it.each([
    'ana@example.com',
    '299 412-3456',
    'talle 123456',
    'https://example.com/x',
    'www.example',
    'tienda.com.ar',
    '   ',
    'x'.repeat(61),
  ])('leaves out %j', (text) => {
    expect(countableSearch(text)).toBeNull();
  });
});
