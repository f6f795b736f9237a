import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordTypes, TYPES_FILE } from '../../../scripts/record-types.mjs';

test('the types of records are those of the models; `npm run record-types` writes them anew', async () => {
  expect(readFileSync(TYPES_FILE, 'utf8')).toBe(await recordTypes());
});
