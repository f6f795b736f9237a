import { afterAll, expect } from 'vitest';

/** The words by which pg announces what its next major rejects, such as a query on a connection that is still executing one. */
export const PG_DEPRECATION = /removed in pg@/;

const seen: string[] = [];
const keep = (warning: Error) => {
  if (PG_DEPRECATION.test(warning.message)) seen.push(warning.stack ?? warning.message);
};
process.on('warning', keep);

// pg warns once per process, so the file fails and not the test that came first.
afterAll(() => {
  process.off('warning', keep);
  expect(seen, 'deprecation warnings of pg').toEqual([]);
});
