import { describe, expect, test } from 'vitest';
import { initialOperatingRules } from './operating-rules';
import { retentionSentences } from './retention-sentences';

describe('retention sentences', () => {
  // @spec F.14
  test('the retention sentences name every figure of the rules in force', () => {
    const kept = { proofDays: 41, messageDays: 42, viewDays: 43, draftDays: 44, sessionDays: 45 };
    const text = retentionSentences(kept, '').join('\n');
    for (const count of Object.values(kept)) expect(text).toContain(`${count} días`);
  });

  test('the retention sentences say one day in the singular', () => {
    const text = retentionSentences({ ...initialOperatingRules, draftDays: 1 }, '').join('\n');
    expect(text).toContain('1 día.');
    expect(text).not.toContain('1 días');
  });

  test('the retention sentences say how long every copy holds what was erased', () => {
    const text = retentionSentences(initialOperatingRules, '').join('\n');
    expect(text).toContain('hasta 7 días en la copia continua');
    expect(text).toContain('hasta 4 semanas en las demás copias de seguridad');
  });

  test('the retention sentences end with what stays of an erased person, if anything does', () => {
    const without = retentionSentences(initialOperatingRules, '');
    expect(retentionSentences(initialOperatingRules, 'Queda esto.')).toEqual([...without, 'Queda esto.']);
  });
});
