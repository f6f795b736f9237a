import { expect, it } from 'vitest';
import { runAlone } from './run-alone.mjs';

const partThat = (script: string) => ({
  name: 'part',
  args: ['-e', script],
  cwd: '.',
  env: process.env,
  health: 'http://127.0.0.1:9/',
});

it('runAlone throws when its part ends by itself, whatever the exit code', async () => {
  await expect(runAlone(partThat('process.exit(3)'))).rejects.toThrow('ended by itself (exit code 3)');
  await expect(runAlone(partThat(''))).rejects.toThrow('ended by itself (exit code 0)');
});

it('runAlone stops its part on SIGTERM and does not fail', async () => {
  const running = runAlone(
    partThat("process.on('SIGTERM', () => process.exit(0)); process.send('up'); setInterval(() => {}, 1000)"),
  );
  process.emit('SIGTERM');
  await expect(running).resolves.toBeUndefined();
});
