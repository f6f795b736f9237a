import { readFileSync } from 'node:fs';

const IPV4_MAPPED = /^::ffff:/i;
const LOOPBACK = /^(127\.|::1$)/;
const DEFAULT_ROUTE = '00000000';

/** Returns the default gateway of a table like `/proc/net/route`, whose addresses are hexadecimal, lowest byte first. */
export function defaultGateway(routes: string): string | undefined {
  const columns = routes.split('\n').map((line) => line.trim().split(/\s+/));
  const gateway = columns.find(([, destination]) => destination === DEFAULT_ROUTE)?.[2];
  return gateway
    ?.match(/../g)
    ?.reverse()
    .map((byte) => parseInt(byte, 16))
    .join('.');
}

let gateway: string | undefined;
const machine = () => (gateway ??= defaultGateway(readFileSync('/proc/net/route', 'utf8')));

/**
 * True for a client on this machine. In the image the machine has the address of the default gateway, through which
 * published ports come; another container, such as the storefront, has its own. Elsewhere CMS_HOST decides who gets in.
 */
export function isMachinePeer(address: string | undefined): boolean {
  if (process.env.SHOP_IMAGE !== 'true') return true;
  const peer = (address ?? '').replace(IPV4_MAPPED, '');
  return LOOPBACK.test(peer) || peer === machine();
}
