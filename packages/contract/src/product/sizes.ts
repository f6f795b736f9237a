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

/** The size of products that are not sold by size, such as accessories. */
export const ONE_SIZE = 'ÚNICO';

export const normalizeSize = (size: string): string => size.trim().toUpperCase();

/** Parses a list or comma-separated text into distinct, normalized sizes. */
export function parseSizes(sizes: string | readonly string[] | null | undefined): string[] {
  const list = typeof sizes === 'string' ? sizes.split(',') : (sizes ?? []);
  return [...new Set(list.map(normalizeSize).filter((size) => size !== ''))];
}

// Numbers come first (85, 90, 95), then letters (S, S/M, M), then other names.
function rank(size: string): [number, number] {
  const [first = ''] = size.split('/');
  const letter = LETTERS.findIndex((names) => names.includes(first));
  if (letter >= 0) return [1, first === size ? letter : letter + 0.5];
  const number = /^\d+/.exec(size);
  return number ? [0, Number(number[0])] : [2, 0];
}

/** Compares sizes by body size; plain collation would put L before M before S. */
export function compareSizes(a: string, b: string): number {
  const [groupA, valueA] = rank(a);
  const [groupB, valueB] = rank(b);
  return groupA - groupB || valueA - valueB || a.localeCompare(b, 'es-AR');
}
