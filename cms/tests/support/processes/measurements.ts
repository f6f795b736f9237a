import { appendFileSync } from 'node:fs';

export function printMeasurement(row: number, database: string, measured: string): void {
  const line = `#${row} ${database}: ${measured}\n`;
  process.stdout.write(line);
  if (process.env.MEASUREMENTS_FILE) appendFileSync(process.env.MEASUREMENTS_FILE, line);
}

export function quantile(measured: readonly number[], share: number): number {
  const sorted = [...measured].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export async function timed<T>(work: () => Promise<T>): Promise<{ took: number; value: T }> {
  const start = performance.now();
  const value = await work();
  return { took: performance.now() - start, value };
}
