import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { UserError } from '../terminal/terminal.mjs';

const listen = (host, port) =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen({ host, port }, () => {
      const { port: bound } = probe.address();
      probe.close(() => resolve(bound));
    });
  });

const reasons = {
  EADDRINUSE: 'is already in use',
  EACCES: 'may not be used by this user',
  EADDRNOTAVAIL: 'is at an address this machine does not have',
  ENOTFOUND: 'is at a host this machine cannot find',
};

const portFault = ({ name, host, port }) =>
  listen(host, port).then(
    () => null,
    (error) =>
      `  Port ${port} of ${host} ${reasons[error.code] ?? `cannot be used (${error.code})`}. Set ${name} to another one.`,
  );

export async function checkPorts(ports) {
  const faults = (await Promise.all(ports.map(portFault))).filter(Boolean);
  if (faults.length > 0) throw new UserError(`The shop cannot start:\n${faults.join('\n')}`);
}

// An outgoing connection could take a port of the ephemeral range before its server binds it.
const [FIRST_PORT, LAST_PORT] = [20_000, 32_000];

export async function freePort() {
  for (;;) {
    const port = await listen('127.0.0.1', randomInt(FIRST_PORT, LAST_PORT)).catch(() => null);
    if (port !== null) return port;
  }
}
