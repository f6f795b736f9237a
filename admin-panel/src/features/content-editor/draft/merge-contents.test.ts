import { describe, expect, it } from 'vitest';
import { differences, editsOf, mergeContents, same } from './merge-contents.ts';

const base = { hero: { slogan: 'Uno', text: 'Dos' }, list: [1, 2] };

describe('same', () => {
  it('compares deeply, whatever the order of the keys', () => {
    expect(same({ a: [1, { b: 2 }], c: 3 }, { c: 3, a: [1, { b: 2 }] })).toBe(true);
    expect(same({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  });
});

describe('differences', () => {
  it('names each place that differs and takes a list as one place', () => {
    expect(differences(base, { hero: { slogan: 'Uno', text: 'Tres' }, list: [1] })).toEqual([
      { path: 'hero.text', mine: 'Dos', theirs: 'Tres' },
      { path: 'list', mine: [1, 2], theirs: [1] },
    ]);
  });
});

describe('mergeContents', () => {
  it('keeps both edits when they touch different fields', () => {
    const mine = { ...base, hero: { ...base.hero, slogan: 'Mío' } };
    const theirs = { ...base, hero: { ...base.hero, text: 'Suyo' }, list: [9] };
    expect(mergeContents(base, mine, theirs)).toEqual({
      merged: { hero: { slogan: 'Mío', text: 'Suyo' }, list: [9] },
      conflicts: [],
    });
  });

  it('keeps mine and lists the conflict when both changed one field', () => {
    const mine = { ...base, list: [1, 2, 3] };
    const theirs = { ...base, list: [2] };
    const result = mergeContents(base, mine, theirs);
    expect(result.merged.list).toEqual([1, 2, 3]);
    expect(result.conflicts).toEqual([{ path: 'list', mine: [1, 2, 3], theirs: [2] }]);
  });

  it('sees no conflict when both made the same change', () => {
    const both = { ...base, list: [] };
    expect(mergeContents(base, both, { ...both }).conflicts).toEqual([]);
  });
});

describe('editsOf', () => {
  it('lists what one side changed, apart from what both did', () => {
    const base = { hero: { slogan: 'A', buttonText: 'Ver' } };
    const theirs = { hero: { slogan: 'B', buttonText: 'Comprar' } };
    const { conflicts } = mergeContents(base, { hero: { slogan: 'C', buttonText: 'Ver' } }, theirs);
    expect(editsOf(base, theirs, conflicts)).toEqual([
      { path: 'hero.buttonText', mine: 'Ver', theirs: 'Comprar' },
    ]);
  });
});
