import { expect, test } from 'vitest';
import { shortAddress } from './short-address';

test.each([
  ['190.12.34.56', '190.12.x.x'],
  ['::ffff:190.12.34.56', '190.12.x.x'],
  ['2800:810:45a::1', '2800:810:…'],
  ['', ''],
  ['nada', ''],
])('shortAddress shortens %j to %j', (address, short) => expect(shortAddress(address)).toBe(short));
