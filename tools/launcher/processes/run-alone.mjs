import { UserError } from '../terminal/terminal.mjs';
import { startChild, stopChild } from './child-process.mjs';
import { waitUntilHealthy } from './health.mjs';
import { killWhenSilent } from './watch-heartbeat.mjs';

/**
 * Runs a part that a container or systemd restarts, until a signal stops it. Throws when the part ends by itself or
 * hangs after it has served: neither of the two restarts a process that is alive.
 */
export async function runAlone(part) {
  const running = startChild({ ...part, isAlone: true, isWatched: true });
  let [isStopping, silence] = [false, null];
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      isStopping = true;
      void stopChild(running);
    });
  }
  void waitUntilHealthy(part.name, part.health, running.ended).then((isServing) => {
    if (isServing) killWhenSilent(running, (reason) => (silence = reason));
  });
  const { reason } = await running.ended;
  if (!isStopping) throw new UserError(`The ${part.name} ended by itself (${silence ?? reason}).`);
}
