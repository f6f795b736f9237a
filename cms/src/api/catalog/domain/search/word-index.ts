import { IdSet, type IdBits } from './id-set';

// All substrings of up to three letters are indexed; longer searches scan the words of their rarest trigram.
const MAX_GRAM = 3;

// Unused words are removed in batches, because removing one scans the lists of all its grams.
const MAX_UNUSED_WORDS = 1_000;

export type SearchField = 'text' | 'title';

export type WordIndex = {
  /** Replaces a field's text; an absent text is ''. */
  replace(id: number, field: SearchField, before: string, after: string): void;
  /** Adds to `found` every id whose field contains the word, also inside another word. */
  find(word: string, field: SearchField, found: IdBits): void;
};

// Most words occur in one field only, so the sets are created on demand.
type Word = { spelling: string; uses: number } & Record<SearchField, IdSet | null>;

const wordsOf = (text: string): Set<string> => new Set(text.split(' ').filter(Boolean));

function gramsOf(text: string): Set<string> {
  const grams = new Set<string>();
  for (let length = 1; length <= MAX_GRAM; length += 1)
    for (let at = 0; at + length <= text.length; at += 1) grams.add(text.slice(at, at + length));
  return grams;
}

export function createWordIndex(): WordIndex {
  const words = new Map<string, Word>();
  const byGram = new Map<string, Word[]>();
  let unused = 0;

  function newWord(spelling: string): Word {
    const word = { spelling, uses: 0, text: null, title: null };
    words.set(spelling, word);
    for (const gram of gramsOf(spelling)) {
      const list = byGram.get(gram);
      if (list) list.push(word);
      else byGram.set(gram, [word]);
    }
    return word;
  }

  function sweep(): void {
    for (const [gram, list] of byGram) {
      const remaining = list.filter(({ uses }) => uses > 0);
      if (remaining.length > 0) byGram.set(gram, remaining);
      else byGram.delete(gram);
    }
    unused = 0;
  }

  function add(spelling: string, field: SearchField, id: number): void {
    const word = words.get(spelling) ?? newWord(spelling);
    word[field] ??= new IdSet();
    word[field].add(id);
    word.uses += 1;
  }

  function remove(spelling: string, field: SearchField, id: number): void {
    const word = words.get(spelling);
    if (!word) return;
    word[field]?.remove(id);
    word.uses -= 1;
    if (word.uses > 0) return;
    words.delete(spelling);
    unused += 1;
    if (unused > MAX_UNUSED_WORDS + words.size) sweep();
  }

  function candidates(word: string): readonly Word[] {
    if (word.length <= MAX_GRAM) return byGram.get(word) ?? [];
    let rarest: readonly Word[] | undefined;
    for (let at = 0; at + MAX_GRAM <= word.length; at += 1) {
      const list = byGram.get(word.slice(at, at + MAX_GRAM)) ?? [];
      if (!rarest || list.length < rarest.length) rarest = list;
    }
    return (rarest ?? []).filter(({ spelling }) => spelling.includes(word));
  }

  return {
    replace(id, field, before, after) {
      if (before === after) return;
      const [previous, current] = [wordsOf(before), wordsOf(after)];
      for (const word of previous) if (!current.has(word)) remove(word, field, id);
      for (const word of current) if (!previous.has(word)) add(word, field, id);
    },
    find(word, field, found) {
      for (const candidate of candidates(word)) candidate[field]?.addTo(found);
    },
  };
}
