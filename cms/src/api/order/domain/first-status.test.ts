import { expect, test } from 'vitest';
import { firstStatus } from './first-status';

test('cash waits for the shop, a transfer for its proof or for its check', () => {
  expect(firstStatus('cash', false)).toBe('pending_manual');
  expect(firstStatus('cash', true)).toBe('pending_manual');
  expect(firstStatus('transfer', true)).toBe('pending_transfer_confirmation');
  expect(firstStatus('transfer', false)).toBe('pending_transfer_proof');
});
