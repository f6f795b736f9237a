const LETTERS = [
  ['XXS'],
  ['XS'],
  ['S'],
  ['M'],
  ['L'],
  ['XL'],
  ['XXL', '2XL'],
  ['XXXL', '3XL'],
  ['4XL'],
  ['5XL'],
];

/** A size as the shop writes it: trimmed and in upper case. */
export const normaliseSize = (size: string): string => size.trim().toUpperCase();

/** Sizes from a list or from comma-separated text: normalised, without blanks or repeats. */
export function parseSizes(sizes: string | readonly string[] | null | undefined): string[] {
  const list = typeof sizes === 'string' ? sizes.split(',') : (sizes ?? []);
  return [...new Set(list.map(normaliseSize).filter((size) => size !== ''))];
}

// Numbers first by value (85, 90, 95), then letters by body size (S, S/M, M), then anything else by name.
function rank(size: string): [number, number] {
  const [first = ''] = size.split('/');
  const letter = LETTERS.findIndex((names) => names.includes(first));
  if (letter >= 0) return [1, first === size ? letter : letter + 0.5];
  const number = /^\d+/.exec(size);
  return number ? [0, Number(number[0])] : [2, 0];
}

/** Orders sizes as a shopper expects them; numeric collation alone would put L before M before S. */
export function compareSizes(a: string, b: string): number {
  const [groupA, valueA] = rank(a);
  const [groupB, valueB] = rank(b);
  return groupA - groupB || valueA - valueB || a.localeCompare(b, 'es-AR');
}
