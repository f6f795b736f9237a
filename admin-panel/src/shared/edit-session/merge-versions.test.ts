import { describe, expect, it } from 'vitest';
import { differences, editsWithoutConflict, isEqual, mergeVersions, takeTheirs } from './merge-versions.ts';

const base = { hero: { slogan: 'Uno', text: 'Dos' }, list: [1, 2] };

describe('isEqual', () => {
  it('isEqual compares deeply, whatever the order of the keys', () => {
    expect(isEqual({ a: [1, { b: 2 }], c: 3 }, { c: 3, a: [1, { b: 2 }] })).toBe(true);
    expect(isEqual({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  });
});

describe('differences', () => {
  it('differences names each place that differs and takes a list as one place', () => {
    expect(differences(base, { hero: { slogan: 'Uno', text: 'Tres' }, list: [1] })).toEqual([
      { path: 'hero.text', mine: 'Dos', theirs: 'Tres' },
      { path: 'list', mine: [1, 2], theirs: [1] },
    ]);
  });
});

describe('mergeVersions', () => {
  it('mergeVersions keeps both edits when they touch different fields', () => {
    const mine = { ...base, hero: { ...base.hero, slogan: 'Mío' } };
    const theirs = { ...base, hero: { ...base.hero, text: 'Suyo' }, list: [9] };
    expect(mergeVersions(base, mine, theirs)).toEqual({
      merged: { hero: { slogan: 'Mío', text: 'Suyo' }, list: [9] },
      conflicts: [],
    });
  });

  it('mergeVersions keeps mine and lists the conflict when both changed one field', () => {
    const mine = { ...base, list: [1, 2, 3] };
    const theirs = { ...base, list: [2] };
    const result = mergeVersions(base, mine, theirs);
    expect(result.merged.list).toEqual([1, 2, 3]);
    expect(result.conflicts).toEqual([{ path: 'list', mine: [1, 2, 3], theirs: [2] }]);
  });

  it('mergeVersions sees no conflict when both made the same change', () => {
    const both = { ...base, list: [] };
    expect(mergeVersions(base, both, { ...both }).conflicts).toEqual([]);
  });
});

describe('editsWithoutConflict', () => {
  it('editsWithoutConflict lists what one side changed, apart from what both did', () => {
    const base = { hero: { slogan: 'A', buttonText: 'Ver' } };
    const theirs = { hero: { slogan: 'B', buttonText: 'Comprar' } };
    const { conflicts } = mergeVersions(base, { hero: { slogan: 'C', buttonText: 'Ver' } }, theirs);
    expect(editsWithoutConflict(base, theirs, conflicts)).toEqual([
      { path: 'hero.buttonText', mine: 'Ver', theirs: 'Comprar' },
    ]);
  });
});

describe('takeTheirs', () => {
  it('takeTheirs takes their value at the given paths and leaves mine elsewhere', () => {
    const initial = { hero: { slogan: 'Uno', text: 'Dos' } };
    const mine = { hero: { slogan: 'Mío', text: 'Dos' } };
    const merge = mergeVersions(initial, mine, { hero: { slogan: 'Suyo', text: 'Tres' } });
    expect(takeTheirs(merge, new Set()).hero).toEqual({ slogan: 'Mío', text: 'Tres' });
    expect(takeTheirs(merge, new Set(['hero.slogan'])).hero).toEqual({ slogan: 'Suyo', text: 'Tres' });
  });
});
