import { EventEmitter } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import { startChild, stopChild } from './child-process.mjs';
import { HEARTBEAT, HEARTBEAT_MS, watchHeartbeat } from './watch-heartbeat.mjs';

afterEach(() => void vi.useRealTimers());

it('watchHeartbeat reports a child that was silent for a minute, and not one that is late', () => {
  vi.useFakeTimers();
  const child = new EventEmitter();
  const onSilent = vi.fn();
  watchHeartbeat({ child, ended: new Promise(() => undefined) }, onSilent);
  for (let beat = 0; beat < 20; beat += 1) {
    vi.advanceTimersByTime(10 * HEARTBEAT_MS);
    child.emit('message', HEARTBEAT);
  }
  vi.advanceTimersByTime(59_000);
  expect(onSilent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(onSilent).toHaveBeenCalledExactlyOnceWith(60);
});

it('a watched child sends heartbeats', async () => {
  const script = 'setInterval(() => undefined, 1000)';
  const watched = startChild(
    { name: 'part', args: ['-e', script], cwd: '.', env: process.env, isWatched: true },
    () => true,
  );
  const message = await new Promise((resolve) => watched.child.once('message', resolve));
  expect(message).toBe(HEARTBEAT);
  await stopChild(watched);
});
