import { describe, expect, it } from 'vitest';
import { reportExportQuerySchema, reportPeriods, reportQuerySchema } from './report';

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
});
