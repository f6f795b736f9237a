import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { PlainError } from './terminal.mjs';

const listen = (host, port) =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen({ host, port }, () => {
      const { port: taken } = probe.address();
      probe.close(() => resolve(taken));
    });
  });

const reasons = {
  EADDRINUSE: 'is already in use',
  EACCES: 'may not be used by this user',
  EADDRNOTAVAIL: 'is at an address this machine does not have',
  ENOTFOUND: 'is at a host this machine cannot find',
};

const faultOf = ({ name, host, port }) =>
  listen(host, port).then(
    () => null,
    (error) =>
      `  Port ${port} of ${host} ${reasons[error.code] ?? `cannot be used (${error.code})`}. Set ${name} to another one.`,
  );

/** Says which ports cannot be had, before anything is started. */
export async function checkPorts(ports) {
  const faults = (await Promise.all(ports.map(faultOf))).filter(Boolean);
  if (faults.length > 0) throw new PlainError(`The shop cannot start:\n${faults.join('\n')}`);
}

// Below the ports that a system gives to outgoing connections: those could take one before its server does.
const [FIRST, LAST] = [20_000, 32_000];

/** A port that nobody listens on at this moment. */
export async function freePort(host = '127.0.0.1') {
  for (;;) {
    const port = await listen(host, randomInt(FIRST, LAST)).catch(() => null);
    if (port !== null) return port;
  }
}
