import { withDeadline } from './deadline';

let count = 0;
let shuttingDown = false;
const idleListeners: (() => void)[] = [];

export const inFlight = (): number => count;

export async function countInFlight<T>(work: () => Promise<T>): Promise<T> {
  count += 1;
  try {
    return await work();
  } finally {
    count -= 1;
    if (count === 0) for (const done of idleListeners.splice(0)) done();
  }
}

/** From now on every response closes its connection. */
export const startShutdown = (): void => void (shuttingDown = true);

export const isShuttingDown = (): boolean => shuttingDown;

export const whenIdle = (milliseconds: number): Promise<void> => {
  const idle = count === 0 ? Promise.resolve() : new Promise<void>((done) => idleListeners.push(done));
  return withDeadline(milliseconds, idle, () => undefined);
};
