import { runProgram } from './compose.mjs';

const NAMESPACE = 'containers-test';
const MACHINE = 'fd00:aaaa::1';
/** Two addresses of one /64 and one of another, outside of every network of Docker. */
export const IPV6_ADDRESSES = ['fd00:aaaa:0:1::2', 'fd00:aaaa:0:1::3', 'fd00:aaaa:0:2::2'];

const ip = (...args) => runProgram('ip', args);

/** Puts visitors beside the machine, on a cable of their own. */
export async function connectIpv6Visitors() {
  await disconnectIpv6Visitors();
  await ip('netns', 'add', NAMESPACE);
  await ip('link', 'add', 'ct-machine', 'type', 'veth', 'peer', 'name', 'ct-visitors', 'netns', NAMESPACE);
  await ip('-6', 'address', 'add', `${MACHINE}/48`, 'dev', 'ct-machine', 'nodad');
  await ip('link', 'set', 'ct-machine', 'up');
  const inside = (...args) => ip('netns', 'exec', NAMESPACE, 'ip', '-6', ...args);
  for (const address of IPV6_ADDRESSES)
    await inside('address', 'add', `${address}/48`, 'dev', 'ct-visitors', 'nodad');
  await ip('netns', 'exec', NAMESPACE, 'ip', 'link', 'set', 'ct-visitors', 'up');
}

export async function disconnectIpv6Visitors() {
  await ip('netns', 'delete', NAMESPACE).catch(() => undefined);
  await ip('link', 'delete', 'ct-machine').catch(() => undefined);
}

/** Returns the status of an answer to one of the visitors. */
export async function statusForIpv6Visitor(address, { domain, port, caFile }, path) {
  const resolve = `${domain}:${port}:[${MACHINE}]`;
  const options = [
    '-6',
    '-s',
    '-o',
    '/dev/null',
    '-w',
    '%{http_code}',
    '--interface',
    address,
    '--cacert',
    caFile,
  ];
  const url = `https://${domain}:${port}${path}`;
  return Number(
    await runProgram('ip', ['netns', 'exec', NAMESPACE, 'curl', ...options, '--resolve', resolve, url]),
  );
}
