import { expect, test } from 'vitest';
import { UPLOAD_MAX_BYTES } from '../limits';
import { fileFault } from './file-fault';

test.each([
  ['image/jpeg', UPLOAD_MAX_BYTES, null],
  ['image/png', 1, null],
  ['image/webp', 1, null],
  ['image/webp', 0, 'type'],
  ['image/jpeg', UPLOAD_MAX_BYTES + 1, 'size'],
  ['image/gif', 1, 'type'],
  ['image/svg+xml', 1, 'type'],
  ['text/html', UPLOAD_MAX_BYTES + 1, 'type'],
  ['', 1, 'type'],
])('a file of type %j and %i bytes: %s', (type, size, fault) =>
  expect(fileFault({ type, size })).toBe(fault),
);
