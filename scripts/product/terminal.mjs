const started = Date.now();

/** One line for the person at the terminal. */
export const say = (line = '') => process.stdout.write(`${line}\n`);

/** A line of a longer task, with the seconds since the start. */
export const sayProgress = (line) =>
  say(`[${String(Math.round((Date.now() - started) / 1000)).padStart(3)} s] ${line}`);

/** A fault the person can act on: it is shown without a stack. */
export class PlainError extends Error {}

export function endWith(error) {
  process.stderr.write(`\n${error instanceof PlainError ? error.message : (error?.stack ?? error)}\n`);
  process.exitCode = 1;
}
