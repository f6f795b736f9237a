import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#testing/checkout-builders.ts';
import { emptyValues, forgetValues, keepValues, keptValues } from './checkout-values.ts';
import { guardedStorage } from './safe-storage.ts';

describe('what was typed at the checkout', () => {
  it('is there again after a reload, and gone after success', () => {
    const storage = memoryStorage();
    const values = { ...emptyValues, fullName: 'María Gómez', deliveryMethod: 'home' as const };
    keepValues(storage, values);
    expect(keptValues(storage)).toEqual(values);
    forgetValues(storage);
    expect(keptValues(storage)).toEqual(emptyValues);
  });

  it.each(['{', 'null', '[]', '{"fullName":7,"deliveryMethod":"drone"}'])('starts empty from %s', (text) => {
    const storage = memoryStorage();
    storage.setItem('checkout-form', text);
    expect(keptValues(storage)).toEqual(emptyValues);
  });

  it('is kept in memory where the browser forbids storage', () => {
    const storage = guardedStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    keepValues(storage, { ...emptyValues, phone: '299 412 3456' });
    expect(keptValues(storage).phone).toBe('299 412 3456');
  });
});
