import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#testing/checkout-builders.ts';
import { emptyValues, clearValues, storeValues, loadValues } from './checkout-values.ts';
import { createSafeStorage } from '#shared/storage/safe-storage.ts';

describe('stored checkout values', () => {
  it('stored checkout values survive a reload and are cleared after success', () => {
    const storage = memoryStorage();
    const values = { ...emptyValues, fullName: 'María Gómez', deliveryMethod: 'home' as const, isGift: true };
    storeValues(storage, values);
    expect(loadValues(storage)).toEqual(values);
    clearValues(storage);
    expect(loadValues(storage)).toEqual(emptyValues);
  });

  it.each(['{', 'null', '[]', '{"fullName":7,"deliveryMethod":"drone"}'])(
    'stored checkout values are empty for the unreadable text %s',
    (text) => {
      const storage = memoryStorage();
      storage.setItem('checkout-form', text);
      expect(loadValues(storage)).toEqual(emptyValues);
    },
  );

  it('stored checkout values stay in memory when the browser forbids storage', () => {
    const storage = createSafeStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    storeValues(storage, { ...emptyValues, phone: '299 412 3456' });
    expect(loadValues(storage).phone).toBe('299 412 3456');
  });
});
