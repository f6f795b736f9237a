// @vitest-environment node
import { expect, test } from 'vitest';
import { countedAddress } from './client-address.ts';

test.each([
  ['2001:db8:1:2:a:b:c:d', '2001:db8:1:2::'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::1', '0:0:0:0::'],
])('all addresses of the network of %s are one visitor', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

test.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});
