// @vitest-environment node
import type { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { createUnreadWatch } from './connection-guard.ts';

const MEGABYTE = 1024 * 1024;

const aSocket = (waiting: number) => {
  const socket = { writableLength: waiting, bytesWritten: waiting, destroy: vi.fn() };
  return { socket: socket as unknown as Socket, state: socket };
};

function createWatch() {
  const clock = { now: 0 };
  const { sweep } = createUnreadWatch(() => clock.now);
  return {
    sweepAt: (now: number, ...sockets: { socket: Socket }[]) => {
      clock.now = now;
      sweep(sockets.map(({ socket }) => socket));
    },
  };
}

test('a connection that reads nothing is closed, one that reads slowly is not', () => {
  const { sweepAt } = createWatch();
  const [idle, slow, silent] = [aSocket(0), aSocket(16_000), aSocket(16_000)];
  for (let now = 0; now <= 15_000; now += 1_000) {
    slow.state.bytesWritten += 1_000;
    sweepAt(now, idle, slow, silent);
  }
  expect(silent.state.destroy).not.toHaveBeenCalled();
  sweepAt(16_100, idle, slow, silent);
  expect(silent.state.destroy).toHaveBeenCalled();
  expect(slow.state.destroy).not.toHaveBeenCalled();
  expect(idle.state.destroy).not.toHaveBeenCalled();
});

test('a connection that has read its response and gets the next one has the whole time again', () => {
  const { sweepAt } = createWatch();
  const { socket, state } = aSocket(16_000);
  sweepAt(0, { socket });
  state.writableLength = 0;
  sweepAt(15_000, { socket });
  state.writableLength = 16_000;
  sweepAt(15_500, { socket });
  sweepAt(17_500, { socket });
  expect(state.destroy).not.toHaveBeenCalled();
});

test('unread responses of more than 64 MB close the connections that have waited longest', () => {
  const { sweepAt } = createWatch();
  const [first, second, third] = [aSocket(30 * MEGABYTE), aSocket(30 * MEGABYTE), aSocket(30 * MEGABYTE)];
  sweepAt(0, first);
  sweepAt(10, first, second);
  sweepAt(20, first, second, third);
  expect(first.state.destroy).toHaveBeenCalledTimes(1);
  expect(second.state.destroy).not.toHaveBeenCalled();
  expect(third.state.destroy).not.toHaveBeenCalled();
});
