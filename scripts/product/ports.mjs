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

export const freePort = (host = '127.0.0.1') => listen(host, 0);
