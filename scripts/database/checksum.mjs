import { createHash } from 'node:crypto';

const sorted = (value) => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
};

const momentOf = (text) => {
  const plain = String(text).replace(' ', 'T');
  return new Date(/(Z|[+-]\d\d:?\d\d)$/.test(plain) ? plain : `${plain}Z`).getTime();
};

const plain = (value, type) => {
  if (value === null || value === undefined) return null;
  if (/^timestamp/.test(type ?? '')) return momentOf(value);
  return sorted(value);
};

/** A row as a text that is the same whichever database it was read from. */
export const canonical = (row, columns) =>
  JSON.stringify(
    Object.keys(row)
      .sort()
      .map((name) => [name, plain(row[name], columns.get(name))]),
  );

const WORD = 2n ** 128n;

/** Adds up rows in whatever order they come: how many, and one sum over all of them. */
export function rowSum() {
  let count = 0;
  let sum = 0n;
  return {
    add(text) {
      count += 1;
      const digest = createHash('sha256').update(text).digest('hex').slice(0, 32);
      sum = (sum + BigInt(`0x${digest}`)) % WORD;
    },
    result: () => ({ count, sum: sum.toString(16).padStart(32, '0') }),
  };
}
