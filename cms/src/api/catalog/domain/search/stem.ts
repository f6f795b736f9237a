const STOP_WORDS = new Set(
  'a al con de del el en la las los mi ni o para por que quiero sin su talla talle talles tipo un una unas unos y color'.split(
    ' ',
  ),
);

/** Returns whether a folded word says nothing about a product. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

// Shorter words lose their meaning with their ending: 'bra', 'top'.
const MIN_STEM = 3;
const cut = (word: string, letters: number): string =>
  word.length - letters >= MIN_STEM ? word.slice(0, -letters) : word;

/** Returns the part that a folded word shares with its plural and its other gender: 'negras' and 'negro' are 'negr'. */
export function stem(word: string): string {
  if (/\d/.test(word)) return word;
  if (word.length > 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  const singular = word.endsWith('s') ? cut(word, 1) : word;
  return /[aeo]$/.test(singular) ? cut(singular, 1) : singular;
}

/** Splits a text into folded words, without marks. */
export const wordsOf = (foldedText: string): string[] => foldedText.split(/[^a-z0-9]+/).filter(Boolean);

// Letters that sound alike in Argentina, in the order in which they are replaced.
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/sh/g, 'ch'],
  [/ll/g, 'y'],
  [/qu(?=[ei])|c(?![eih])|q/g, 'k'],
  [/g(?=[ei])/g, 'j'],
  [/c(?=[ei])|z/g, 's'],
  [/v|w/g, 'b'],
  [/m(?=b)/g, 'n'],
  [/(?<!c)h/g, ''],
  [/(.)\1/g, '$1'],
];

/** Returns how a folded word sounds: 'vedetina' and 'bedetina' are one, as are 'encaje' and 'encage'. */
export const soundOf = (word: string): string =>
  SOUNDS.reduce((sound, [letters, as]) => sound.replace(letters, as), word);
