const LOOK_EVERY_MS = 500;
const parent = process.ppid;

/**
 * Calls `stop` once whoever started this process is gone. npm runs its scripts through a shell, and a shell that is
 * told to stop ends without passing it on: nobody would be left to end the shop, and its ports would stay taken.
 */
export function stopWithNpm(stop, env = process.env) {
  if (!env.npm_lifecycle_event) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, LOOK_EVERY_MS);
  watch.unref();
}
