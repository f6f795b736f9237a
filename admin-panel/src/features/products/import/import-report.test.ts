import { expect, test } from 'vitest';
import { emptyReport, addChunkReport } from './import-report.ts';

const piece = { csv: '', rows: 2, rowOf: (row: number) => (row < 2 ? row : row + 100) };
const header = { row: 1, message: 'No conocemos la columna «x»: no se usa' };

test('addChunkReport sums up chunks, with file row numbers and header notes only once', () => {
  const answer = {
    ...emptyReport,
    created: 2,
    unchanged: 1,
    errors: [{ row: 3, message: 'mal' }],
    warnings: [header],
  };
  const once = addChunkReport(emptyReport, answer, piece);
  const twice = addChunkReport(once, { ...answer, updated: 4, errors: [] }, piece);
  expect(twice).toEqual({
    created: 4,
    updated: 4,
    unchanged: 2,
    errors: [{ row: 103, message: 'mal' }],
    warnings: [header],
  });
});
