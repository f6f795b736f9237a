import { expect, test } from 'vitest';
import { isPdf, proofKey, proofKeys } from './proof-file';

const PNG_SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

test.each([
  ['%PDF-1.4\n', true],
  ['%PDF-2.0', true],
  ['%PDF-', false],
  ['%PDF-x.y', false],
  [' %PDF-1.4', false],
  ['<html>%PDF-1.4', false],
  ['', false],
])('isPdf tells of a file that begins with %j: %s', (text, expected) =>
  expect(isPdf(Buffer.from(text))).toBe(expected),
);

test('isPdf takes a picture with a PDF inside for a picture', () =>
  expect(isPdf(Buffer.concat([PNG_SIGNATURE, Buffer.from('%PDF-1.4')]))).toBe(false));

test('proofKey ends as its kind', () => {
  const id = 'ab'.repeat(16);
  expect(proofKey(id, 'picture')).toBe(`proofs/ab/${id}.jpg`);
  expect(proofKey(id, 'pdf')).toBe(`proofs/ab/${id}.pdf`);
  expect(proofKeys(id)).toEqual([`proofs/ab/${id}.jpg`, `proofs/ab/${id}.pdf`]);
});
