// @vitest-environment node
import { expect, test } from 'vitest';
import { rateLimitKey } from './client-address.ts';

test.each([
  ['2001:db8:1:2:a:b:c:d', '2001:db8:1:2::'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::1', '0:0:0:0::'],
])('the IPv6 address %s shares the rate limits of its /64 network', (address, key) => {
  expect(rateLimitKey(address)).toBe(key);
});

test.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
  ['unknown', 'unknown'],
])('the address %s has the rate limit key %s', (address, key) => {
  expect(rateLimitKey(address)).toBe(key);
});
