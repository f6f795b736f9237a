import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { startChild, stopChild } from '../processes/child-process.mjs';
import { waitUntilHealthy } from '../processes/health.mjs';
import { checkPorts } from '../processes/ports.mjs';
import { stopWhenNpmEnds } from '../processes/stop-with-npm.mjs';
import { firstAdministrator } from '../settings/first-administrator.mjs';
import { readSecrets } from '../settings/secrets.mjs';
import { acquireLock, lockHolder, releaseLock } from '../setup/lock-file.mjs';
import { print, printProgress, UserError } from '../terminal/terminal.mjs';
import { printWelcome } from './welcome.mjs';

export const runningShop = (dataDir) => lockHolder(path.join(dataDir, 'running.pid'));

export function checkDataFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch ({ code }) {
    throw new UserError(`DATA_DIR ${folder} cannot be used (${code}). Set it to a folder of your own.`);
  }
}

export async function checkStartConditions({ DATA_DIR }, ports) {
  const holder = runningShop(DATA_DIR);
  if (holder) {
    throw new UserError(
      `The shop of ${DATA_DIR} is already running (process ${holder}). Set DATA_DIR for a second one.`,
    );
  }
  checkDataFolder(DATA_DIR);
  await checkPorts(ports);
}

function startParts(parts, onStopped) {
  const running = [];
  let stopping = null;
  let reportExit;
  const unexpectedExit = new Promise((resolve) => (reportExit = resolve));

  const stopAll = async () => {
    for (const child of [...running].reverse()) await stopChild(child);
    onStopped();
  };
  const stop = () => (stopping ??= stopAll());

  const start = async () => {
    for (const part of parts) {
      if (stopping) return false;
      printProgress(`Starting the ${part.name} ...`);
      const child = startChild(part);
      running.push(child);
      void child.ended.then((end) => !stopping && reportExit(end));
      if (part.health && !(await waitUntilHealthy(part.name, part.health, child.ended))) return false;
    }
    return true;
  };
  return { start, stop, unexpectedExit };
}

function stopOnSignals(stop) {
  let signals = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      signals += 1;
      if (signals > 1) process.exit(130);
      print('\nStopping ... (once more to leave at once)');
      void stop();
    });
  }
}

/** Runs the shop until a signal or until one of its processes ends, which stops the others and throws. */
export async function runShop(settings, { partsOf, addressesOf }) {
  // Everything written from here on may hold personal data.
  process.umask(0o077);
  const secrets = readSecrets(settings.DATA_DIR);
  const lock = path.join(settings.DATA_DIR, 'running.pid');
  if (!acquireLock(lock)) throw new UserError(`The shop of ${settings.DATA_DIR} is already running.`);
  const administrator = firstAdministrator(settings.DATA_DIR, settings);
  const shop = startParts(partsOf(settings, secrets, administrator), () => releaseLock(lock));
  stopOnSignals(shop.stop);
  stopWhenNpmEnds(() => void shop.stop());
  if (await shop.start()) await printWelcome({ administrator, addresses: addressesOf(settings) });
  const { name, reason } = await shop.unexpectedExit;
  await shop.stop();
  throw new UserError(
    `The ${name} ended by itself (${reason}): everything was stopped. Its last lines are above.`,
  );
}
