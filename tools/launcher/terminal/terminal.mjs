const startedAt = Date.now();

export const print = (line = '') => process.stdout.write(`${line}\n`);

export const printProgress = (line) =>
  print(`[${String(Math.round((Date.now() - startedAt) / 1000)).padStart(3)} s] ${line}`);

/** Error that the person at the terminal can act on; shown without a stack. */
export class UserError extends Error {}

export function exitWithError(error) {
  process.stderr.write(`\n${error instanceof UserError ? error.message : (error?.stack ?? error)}\n`);
  process.exitCode = 1;
}
