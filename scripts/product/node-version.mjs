import { PlainError } from './terminal.mjs';

const OLDEST = [20, 19];

/** Says so at once when Node is too old, instead of failing later with something unreadable. */
export function checkNodeVersion(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new PlainError(
    `Node ${OLDEST.join('.')} or newer is needed; this is ${version}. Get it from https://nodejs.org`,
  );
}
