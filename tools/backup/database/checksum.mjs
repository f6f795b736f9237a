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

const toTimestamp = (text) => {
  const iso = String(text).replace(' ', 'T');
  return new Date(/(Z|[+-]\d\d:?\d\d)$/.test(iso) ? iso : `${iso}Z`).getTime();
};

const normalized = (value, type) => {
  if (value === null || value === undefined) return null;
  if (/^timestamp/.test(type ?? '')) return toTimestamp(value);
  return sorted(value);
};

export const canonicalRow = (row, columns) =>
  JSON.stringify(
    Object.keys(row)
      .sort()
      .map((name) => [name, normalized(row[name], columns.get(name))]),
  );

const MODULUS = 2n ** 128n;

/** Accumulates the row count and a checksum that does not depend on the rows' order. */
export function createChecksum() {
  let count = 0;
  let sum = 0n;
  return {
    add(text) {
      count += 1;
      const digest = createHash('sha256').update(text).digest('hex').slice(0, 32);
      sum = (sum + BigInt(`0x${digest}`)) % MODULUS;
    },
    result: () => ({ count, sum: sum.toString(16).padStart(32, '0') }),
  };
}
