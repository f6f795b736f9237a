import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { supervisePart } from './supervise-part.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'supervised-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const partThat = (script: string) => ({ name: 'part', args: ['-e', script], cwd: folder, env: process.env });
const quietly = (log: string[], pause?: (ms: number) => Promise<void>) => ({
  write: () => true,
  log: (line: string) => log.push(line),
  pause: pause ?? (() => Promise.resolve()),
});

it('supervisePart restarts a part that ends, and gives up after five crashes with its last lines', async () => {
  const [log, pauses] = [[] as string[], [] as number[]];
  const part = supervisePart(partThat("console.log('my last line'); process.exit(3)"), {
    ...quietly(log),
    pause: (ms: number) => Promise.resolve(void pauses.push(ms)),
  });
  const failure = await part.failure;
  expect(failure).toContain('The part keeps ending by itself (5 times, the last time: exit code 3)');
  expect(failure).toContain('my last line');
  expect(pauses).toEqual([500, 1000, 2000, 4000]);
  expect(log[0]).toBe('The part ended by itself (exit code 3); it is started again in 0.5 s.');
});

it('supervisePart gives up at once when the first start never serves', async () => {
  const part = { ...partThat('process.exit(1)'), health: 'http://127.0.0.1:9/' };
  expect(await supervisePart(part, quietly([])).failure).toContain('The part could not start (exit code 1)');
});

it('a stop during a pause ends supervisePart at once', async () => {
  const log: string[] = [];
  let isPausing: () => void;
  const pausing = new Promise<void>((resolve) => (isPausing = resolve));
  const pause = (_ms: number, _value: undefined, { signal }: { signal: AbortSignal }) => {
    isPausing();
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  };
  const part = supervisePart(partThat(''), { ...quietly(log), pause });
  await pausing;
  await part.stop();
  expect(await part.failure).toBeNull();
});
