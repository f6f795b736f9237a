export const HEARTBEAT = 'heartbeat';
export const HEARTBEAT_MS = 5000;
// A minute: a machine ten times slower than a usual one may block an event loop for half of that.
const SILENT_TICKS = 12;

/** Calls `onSilent` when a child sends no heartbeat for a minute; ticks are counted, so that a suspended machine does not count. */
export function watchHeartbeat({ child, ended }, onSilent) {
  let silentTicks = 0;
  child.on('message', (message) => {
    if (message === HEARTBEAT) silentTicks = 0;
  });
  const timer = setInterval(() => {
    silentTicks += 1;
    if (silentTicks === SILENT_TICKS) onSilent((SILENT_TICKS * HEARTBEAT_MS) / 1000);
  }, HEARTBEAT_MS);
  void ended.then(() => clearInterval(timer));
}

/** Kills a child that hangs and tells why; a stopped process (SIGSTOP, hung event loop) handles no SIGTERM. */
export function killWhenSilent(running, onSilent) {
  watchHeartbeat(running, (silentSeconds) => {
    onSilent(`no sign of life for ${silentSeconds} s`);
    running.child.kill('SIGKILL');
  });
}
