import { expect, test } from 'vitest';
import { MAX_IMAGE_BYTES } from '../limits';
import { findImageFault, findProofFault, formatMegabytes } from './image-upload';

// @spec 5.17

test.each([
  ['image/jpeg', MAX_IMAGE_BYTES, null],
  ['image/png', 1, null],
  ['image/webp', 1, null],
  ['image/webp', 0, 'type'],
  ['image/jpeg', MAX_IMAGE_BYTES + 1, 'size'],
  ['image/gif', 1, 'type'],
  ['image/svg+xml', 1, 'type'],
  ['text/html', MAX_IMAGE_BYTES + 1, 'type'],
  ['', 1, 'type'],
])('a file of type %j and %i bytes has the fault %j', (type, size, fault) =>
  expect(findImageFault({ type, size })).toBe(fault),
);

test.each([
  ['image/jpeg', MAX_IMAGE_BYTES, null],
  ['application/pdf', MAX_IMAGE_BYTES, null],
  ['application/pdf', 0, 'type'],
  ['application/pdf', MAX_IMAGE_BYTES + 1, 'size'],
  ['text/html', 1, 'type'],
])('a transfer proof of type %j and %i bytes has the fault %j', (type, size, fault) => {
  expect(findProofFault({ type, size })).toBe(fault);
  if (type === 'application/pdf') expect(findImageFault({ type, size })).toBe('type');
});

test('the upload limit is written as 5MB', () => {
  expect(formatMegabytes(MAX_IMAGE_BYTES)).toBe('5MB');
  expect(formatMegabytes(MAX_IMAGE_BYTES, ' ')).toBe('5 MB');
});
