import { describe, expect, it } from 'vitest';
import { mergeContents } from './merge-contents.ts';
import { withChoices } from './with-choices.ts';

const base = { hero: { slogan: 'Uno', text: 'Dos' } };
const mine = { hero: { slogan: 'Mío', text: 'Dos' } };
const theirs = { hero: { slogan: 'Suyo', text: 'Tres' } };

describe('withChoices', () => {
  it('takes their value where it was chosen and leaves mine elsewhere', () => {
    const merge = mergeContents(base, mine, theirs);
    expect(withChoices(merge, new Set()).hero).toEqual({ slogan: 'Mío', text: 'Tres' });
    expect(withChoices(merge, new Set(['hero.slogan'])).hero).toEqual({ slogan: 'Suyo', text: 'Tres' });
  });
});
