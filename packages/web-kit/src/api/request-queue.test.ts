import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLanes, createRequestQueue } from './http.ts';

// @spec 7.2

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const GAP = 100;

test('tasks run one at a time, in order, with the gap between them', async () => {
  const enqueue = createRequestQueue(GAP);
  const started: string[] = [];
  const first = enqueue(async () => started.push('first'));
  const second = enqueue(async () => started.push('second'));

  await first;
  await vi.advanceTimersByTimeAsync(GAP - 1);
  expect(started).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(1);
  await second;
  expect(started).toEqual(['first', 'second']);
});

test('a task waits until the one before it ends', async () => {
  const enqueue = createRequestQueue(GAP);
  let finish = () => {};
  const slow = enqueue(() => new Promise<void>((resolve) => (finish = resolve)));
  const next = vi.fn(async () => 'done');
  const waiting = enqueue(next);

  await vi.advanceTimersByTimeAsync(60_000);
  expect(next).not.toHaveBeenCalled();
  finish();
  await slow;
  await vi.advanceTimersByTimeAsync(GAP);
  await expect(waiting).resolves.toBe('done');
});

test('a failed task rejects for its caller and does not stop the next', async () => {
  const enqueue = createRequestQueue(GAP);
  const failed = enqueue(() => Promise.reject(new Error('no')));
  const next = enqueue(async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  await vi.advanceTimersByTimeAsync(GAP);
  await expect(next).resolves.toBe('yes');
});

test('an urgent task goes ahead of those that wait, and behind other urgent ones', async () => {
  const enqueue = createRequestQueue(GAP);
  const started: string[] = [];
  const task = (name: string, isUrgent = false) => enqueue(async () => started.push(name), { isUrgent });
  const all = [task('running'), task('read'), task('change', true), task('later change', true), task('late')];

  await vi.advanceTimersByTimeAsync(4 * GAP);
  await Promise.all(all);
  expect(started).toEqual(['running', 'change', 'later change', 'read', 'late']);
});

test('a task that was aborted while it waited ends with its turn, and the next one follows at once', async () => {
  const enqueue = createRequestQueue(GAP);
  const left = new AbortController();
  const running = enqueue(async () => 'running');
  const dropped = enqueue(async () => left.signal.throwIfAborted(), { signal: left.signal });
  const next = vi.fn(async () => 'next');
  const following = enqueue(next);
  left.abort();

  await running;
  const refused = expect(dropped).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(GAP);
  await refused;
  expect(next).toHaveBeenCalledOnce();
  await following;
});

test('a few files are sent beside each other, and a failed one makes room for the next', async () => {
  const inLane = createLanes(2);
  const ends: (() => void)[] = [];
  const started: string[] = [];
  const file = (name: string) =>
    inLane(() => {
      started.push(name);
      return new Promise<void>((_, fail) => ends.push(() => fail(new Error(name))));
    }).catch(() => undefined);
  const all = ['a', 'b', 'c', 'd'].map(file);
  expect(started).toEqual(['a', 'b']);
  ends[1]!();
  await all[1];
  expect(started).toEqual(['a', 'b', 'c']);
  ends[0]!();
  ends[2]!();
  await Promise.all([all[0], all[2]]);
  expect(started).toEqual(['a', 'b', 'c', 'd']);
  ends[3]!();
  await all[3];
});
