import { expect, test } from 'vitest';
import { emptyReport, addChunkReport, versionsIn } from './import-report.ts';

const header = { row: 1, message: 'No conocemos la columna «x»: no se usa' };

test('addChunkReport sums up chunks, with notes in row order and header notes only once', () => {
  const answer = {
    ...emptyReport,
    created: 2,
    unchanged: 1,
    invalid: 1,
    rows: [{ row: 2, title: 'Alma', result: 'created' as const, changes: [], version: 'v' }],
    errors: [{ row: 103, message: 'mal' }],
    warnings: [header],
  };
  const once = addChunkReport(emptyReport, answer);
  const twice = addChunkReport(once, { ...answer, updated: 4, errors: [{ row: 3, message: 'peor' }] });
  expect(twice).toEqual({
    created: 4,
    updated: 4,
    unchanged: 2,
    invalid: 2,
    rows: [...answer.rows, ...answer.rows],
    errors: [
      { row: 3, message: 'peor' },
      { row: 103, message: 'mal' },
    ],
    warnings: [header],
  });
});

test('versionsIn returns the versions of the rows that have one', () => {
  const row = { title: 'Alma', result: 'updated' as const, changes: [] };
  const rows = [
    { ...row, row: 2, version: 'v' },
    { ...row, row: 3 },
  ];
  expect(versionsIn({ ...emptyReport, rows })).toEqual([{ row: 2, version: 'v' }]);
});
