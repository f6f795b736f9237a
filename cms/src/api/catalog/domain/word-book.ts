import { IdSet, type IdBits } from './id-set';

// Every run of up to three letters is indexed. A longer search is compared with the words of its rarest run only.
const RUN = 3;

// Forgotten words are cleared away together: each alone would cost a walk through everything that begins like it.
const FORGOTTEN = 1_000;

/** Where a word is looked for: in everything that is told of a product, or in what it is called. */
export type Place = 'text' | 'title';

export type WordBook = {
  /** Puts the text of an id in the place of what it was before; nothing is an empty one. */
  replace(id: number, place: Place, before: string, after: string): void;
  /** Adds to `found` every id whose text holds the word, in the middle of another too. */
  find(word: string, place: Place, found: IdBits): void;
};

// Most words are in one place only.
type Word = { spelled: string; used: number } & Record<Place, IdSet | null>;

const wordsOf = (text: string): Set<string> => new Set(text.split(' ').filter(Boolean));

function runsOf(text: string): Set<string> {
  const runs = new Set<string>();
  for (let length = 1; length <= RUN; length += 1)
    for (let at = 0; at + length <= text.length; at += 1) runs.add(text.slice(at, at + length));
  return runs;
}

/** Which ids have which words: a text is found by any part of any of its words, as by reading it. */
export function wordBook(): WordBook {
  const words = new Map<string, Word>();
  const byRun = new Map<string, Word[]>();
  let forgotten = 0;

  function newWord(spelled: string): Word {
    const word = { spelled, used: 0, text: null, title: null };
    words.set(spelled, word);
    for (const run of runsOf(spelled)) {
      const list = byRun.get(run);
      if (list) list.push(word);
      else byRun.set(run, [word]);
    }
    return word;
  }

  function sweep(): void {
    for (const [run, list] of byRun) {
      const left = list.filter(({ used }) => used > 0);
      if (left.length > 0) byRun.set(run, left);
      else byRun.delete(run);
    }
    forgotten = 0;
  }

  function note(spelled: string, place: Place, id: number): void {
    const word = words.get(spelled) ?? newWord(spelled);
    word[place] ??= new IdSet();
    word[place].add(id);
    word.used += 1;
  }

  function strike(spelled: string, place: Place, id: number): void {
    const word = words.get(spelled);
    if (!word) return;
    word[place]?.remove(id);
    word.used -= 1;
    if (word.used > 0) return;
    words.delete(spelled);
    forgotten += 1;
    if (forgotten > FORGOTTEN + words.size) sweep();
  }

  function candidates(word: string): readonly Word[] {
    if (word.length <= RUN) return byRun.get(word) ?? [];
    let rarest: readonly Word[] | undefined;
    for (let at = 0; at + RUN <= word.length; at += 1) {
      const list = byRun.get(word.slice(at, at + RUN)) ?? [];
      if (!rarest || list.length < rarest.length) rarest = list;
    }
    return (rarest ?? []).filter(({ spelled }) => spelled.includes(word));
  }

  return {
    replace(id, place, before, after) {
      if (before === after) return;
      const [old, now] = [wordsOf(before), wordsOf(after)];
      for (const word of old) if (!now.has(word)) strike(word, place, id);
      for (const word of now) if (!old.has(word)) note(word, place, id);
    },
    find(word, place, found) {
      for (const one of candidates(word)) one[place]?.addTo(found);
    },
  };
}
