import { expect, test } from 'vitest';
import { firstStatus, formatOrderNumber } from './new-order';

test('formatOrderNumber joins prefix, day and sequence', () => {
  expect(formatOrderNumber('JL', '2026-11-20', 1)).toBe('JL-20261120-0001');
  expect(formatOrderNumber('JL', '2026-11-20', 10_000)).toBe('JL-20261120-10000');
});

test('firstStatus follows the payment method and the proof', () => {
  expect(firstStatus('cash', false)).toBe('pending_manual');
  expect(firstStatus('cash', true)).toBe('pending_manual');
  expect(firstStatus('transfer', true)).toBe('pending_transfer_confirmation');
  expect(firstStatus('transfer', false)).toBe('pending_transfer_proof');
});
