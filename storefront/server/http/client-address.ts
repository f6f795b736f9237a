import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
const GROUPS = 8;

function groupsOf(address: string): string[] {
  const [bare = ''] = address.split('%');
  const [head = [], tail = []] = bare.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => parseInt(group, 16).toString(16));
}

/** The address that limits count for: whoever has one IPv6 address has all of its /64 network, and IPv4 has one spelling. */
export function countedAddress(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::` : address;
}

/** Who is really asking: the socket's address, or what the one trusted proxy in front wrote last. */
export function clientAddress(request: IncomingMessage, behindProxy: boolean): string {
  const socket = request.socket.remoteAddress ?? '';
  const chain = behindProxy ? request.headers['x-forwarded-for'] : undefined;
  const last = (Array.isArray(chain) ? chain.join(',') : (chain ?? '')).split(',').at(-1)?.trim();
  return countedAddress(last || socket);
}
