import { describe, expect, it } from 'vitest';
import {
  daysOfMonth,
  monthBeforeDay,
  monthQuerySchema,
  reportExportQuerySchema,
  reportPeriods,
  reportQuerySchema,
} from './report';

describe('reportQuerySchema', () => {
  it('takes a range of days', () => {
    expect(reportQuerySchema.parse({ from: '2026-11-01', to: '2026-11-24' })).toEqual({
      from: '2026-11-01',
      to: '2026-11-24',
    });
  });

  it('ends thirty days without a start', () => {
    expect(reportQuerySchema.parse({ to: '2026-11-30' })).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  });

  it.each([
    { from: '2026-11-02', to: '2026-11-01' },
    { from: '2026-02-30', to: '2026-03-01' },
    { from: '2023-01-01', to: '2026-01-01' },
    { from: 'ayer' },
  ])('rejects %j', (query) => expect(reportQuerySchema.safeParse(query).success).toBe(false));
});

describe('reportExportQuerySchema', () => {
  it('checks the range as the report does, and asks for a table', () => {
    const asked = { from: '2026-11-01', to: '2026-11-24', table: 'by-day' };
    expect(reportExportQuerySchema.parse(asked)).toEqual(asked);
    expect(reportExportQuerySchema.safeParse({ ...asked, from: '2026-11-25' }).success).toBe(false);
    expect(reportExportQuerySchema.safeParse({ ...asked, table: '' }).success).toBe(false);
  });
});

describe('reportPeriods', () => {
  it('adds the period of the same length right before', () => {
    expect(reportPeriods({ from: '2026-11-08', to: '2026-11-14' })).toEqual({
      from: '2026-11-08',
      to: '2026-11-14',
      previousFrom: '2026-11-01',
      previousTo: '2026-11-07',
    });
  });

  it.each([
    ['the days since a month began', '2026-11-01', '2026-11-26', '2026-10-01', '2026-10-26'],
    ['a whole month', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
    ['a February', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
    ['days that a shorter month lacks', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['a January', '2026-01-01', '2026-01-15', '2025-12-01', '2025-12-15'],
    ['one day', '2026-11-01', '2026-11-01', '2026-10-31', '2026-10-31'],
    ['two months', '2026-11-01', '2026-12-31', '2026-09-01', '2026-10-31'],
  ])('compares %s with the same of the month before', (_, from, to, previousFrom, previousTo) =>
    expect(reportPeriods({ from, to })).toEqual({ from, to, previousFrom, previousTo }),
  );

  it('compares days that happen to begin a month with as many before, when asked to', () => {
    const week = { from: '2026-11-01', to: '2026-11-07' };
    const before = { previousFrom: '2026-10-25', previousTo: '2026-10-31' };
    expect(reportPeriods({ ...week, compare: 'days' })).toEqual({ ...week, ...before });
  });
});

it.each([{ to: '9999-12-31' }, { from: '0000-01-01', to: '0000-01-02' }])(
  'a report of %j is refused: its days could not be counted',
  (range) =>
    expect(reportQuerySchema.safeParse(range).error?.issues[0]?.message).toBe(
      'El año debe estar entre 2000 y 2099',
    ),
);

describe('a month', () => {
  it.each([
    ['2026-02', '2026-02-01', '2026-02-28'],
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2026-12', '2026-12-01', '2026-12-31'],
  ])('%s has the days from %s to %s', (month, from, to) => expect(daysOfMonth(month)).toEqual({ from, to }));

  it('is the one before a day by default', () =>
    expect(['2026-01-31', '2026-03-01'].map(monthBeforeDay)).toEqual(['2025-12', '2026-02']));

  it.each(['2026-13', '26-01', '2026-1', 'ayer'])('is not %j', (month) =>
    expect(monthQuerySchema.safeParse({ month }).success).toBe(false),
  );
});
