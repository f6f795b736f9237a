import { expect, test } from 'vitest';
import { emptyReport, addChunkReport } from './import-report.ts';

const header = { row: 1, message: 'No conocemos la columna «x»: no se usa' };

test('addChunkReport sums up chunks, with notes in row order and header notes only once', () => {
  const answer = {
    ...emptyReport,
    created: 2,
    unchanged: 1,
    errors: [{ row: 103, message: 'mal' }],
    warnings: [header],
  };
  const once = addChunkReport(emptyReport, answer);
  const twice = addChunkReport(once, { ...answer, updated: 4, errors: [{ row: 3, message: 'peor' }] });
  expect(twice).toEqual({
    created: 4,
    updated: 4,
    unchanged: 2,
    errors: [
      { row: 3, message: 'peor' },
      { row: 103, message: 'mal' },
    ],
    warnings: [header],
  });
});
