import { appendFileSync } from 'node:fs';

/** Prints the result of a check under its number in docs/reliability.md. */
export function figure(row: number, database: string, measured: string): void {
  const line = `#${row} ${database}: ${measured}\n`;
  process.stdout.write(line);
  if (process.env.FIGURES_FILE) appendFileSync(process.env.FIGURES_FILE, line);
}

/** Returns a quantile of the values. */
export function quantile(measured: readonly number[], share: number): number {
  const sorted = [...measured].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Returns the duration of a task in milliseconds. */
export async function timed<T>(work: () => Promise<T>): Promise<{ took: number; value: T }> {
  const start = performance.now();
  const value = await work();
  return { took: performance.now() - start, value };
}
