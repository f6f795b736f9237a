import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

const IPV4_MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
const GROUPS = 8;

function groupsOf(address: string): string[] {
  const [bare = ''] = address.split('%');
  const [head = [], tail = []] = bare.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => parseInt(group, 16).toString(16));
}

/** Returns the key of an address for rate limits: the /64 network of IPv6, one spelling of IPv4. */
export function rateLimitKey(address: string): string {
  const ipv4 = IPV4_MAPPED.exec(address)?.[1];
  if (ipv4) return ipv4;
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::` : address;
}

/** Returns the client's address: the socket's, or the last hop that the one trusted proxy has written. */
export function clientAddress(request: IncomingMessage, behindProxy: boolean): string {
  const socket = request.socket.remoteAddress ?? '';
  const hops = behindProxy ? request.headers['x-forwarded-for'] : undefined;
  const last = (Array.isArray(hops) ? hops.join(',') : (hops ?? '')).split(',').at(-1)?.trim();
  return rateLimitKey(last || socket);
}
