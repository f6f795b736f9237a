import { expect, test, vi } from 'vitest';
import { defaultGateway, isMachinePeer } from './machine-peer';

const ROUTES = `Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask
eth1\t000012AC\t00000000\t0001\t0\t0\t0\t0000FFFF
eth0\t00000000\t010013AC\t0003\t0\t0\t0\t00000000
`;

test('defaultGateway reads the address of the default route, and none where there is no such route', () => {
  expect(defaultGateway(ROUTES)).toBe('172.19.0.1');
  expect(defaultGateway(ROUTES.split('\n').slice(0, 2).join('\n'))).toBeUndefined();
});

test('isMachinePeer refuses other containers in the image and nobody elsewhere', () => {
  expect(isMachinePeer('172.19.0.4')).toBe(true);
  vi.stubEnv('SHOP_IMAGE', 'true');
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(isMachinePeer)).toEqual([true, true, true]);
  expect([undefined, '10.255.255.254', '::ffff:10.255.255.254'].map(isMachinePeer)).toEqual([
    false,
    false,
    false,
  ]);
  vi.unstubAllEnvs();
});
