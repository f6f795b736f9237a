const POLL_MS = 500;
const parent = process.ppid;

/**
 * Calls `stop` when the shell that npm started this script in has ended: that shell does not forward SIGTERM,
 * so the shop would otherwise keep running and hold its ports.
 */
export function stopWhenNpmEnds(stop, env = process.env) {
  if (!env.npm_lifecycle_event) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, POLL_MS);
  timer.unref();
}
