const POLL_MS = 500;
const parent = process.ppid;

/** Calls `stop` when the shell that npm started this script in has ended, because it does not forward SIGTERM. */
export function stopWhenNpmEnds(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, POLL_MS);
  timer.unref();
}
