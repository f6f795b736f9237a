import { expect, test } from 'vitest';
import { areLastDigits } from './last-digits';

test.each([
  ['3456', '299 412-3456', true],
  [' 34-56 ', '+54 9 299 4123456', true],
  ['3457', '299 412-3456', false],
  ['456', '299 412-3456', false],
  ['123456', '299 412-3456', false],
  ['', '299 412-3456', false],
  ['3456', '', false],
  ['56', '56', false],
])('the digits %j of the phone %j are right: %j', (given, phone, isRight) =>
  expect(areLastDigits(given, phone)).toBe(isRight),
);
