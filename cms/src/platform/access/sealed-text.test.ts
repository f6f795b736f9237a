import { beforeEach, expect, test } from 'vitest';
import { keyedDigest, seal, unseal } from './sealed-text';

beforeEach(() => void (process.env.ENCRYPTION_KEY = 'a'.repeat(43)));

test('a sealed text is opened for its own purpose only', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', 'one');
  expect(unseal(sealed, 'one')).toBe('JBSWY3DPEHPK3PXP');
  expect(unseal(sealed, 'other')).toBeNull();
});

test('a sealed text holds nothing readable and differs each time', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', 'one');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY3');
  expect(seal('JBSWY3DPEHPK3PXP', 'one')).not.toBe(sealed);
});

test.each(['', 'AAAA', 'not base64 at all'])('the damaged text %j opens as nothing', (sealed) =>
  expect(unseal(sealed, 'one')).toBeNull(),
);

test('a changed or foreign key opens nothing', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', 'one');
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1]! ^= 1;
  expect(unseal(bytes.toString('base64url'), 'one')).toBeNull();
  process.env.ENCRYPTION_KEY = 'b'.repeat(43);
  expect(unseal(sealed, 'one')).toBeNull();
});

test('a keyed digest depends on text, purpose and key', () => {
  const digests = [keyedDigest('abc', 'one'), keyedDigest('abd', 'one'), keyedDigest('abc', 'other')];
  process.env.ENCRYPTION_KEY = 'b'.repeat(43);
  expect(new Set([...digests, keyedDigest('abc', 'one')]).size).toBe(4);
});
