let count = 0;
let leaving = false;
const idle: (() => void)[] = [];

/** How many requests are being answered at this moment. */
export const inFlight = (): number => count;

/** Counts a request while it is being answered. */
export async function whileCounted<T>(work: () => Promise<T>): Promise<T> {
  count += 1;
  try {
    return await work();
  } finally {
    count -= 1;
    if (count === 0) for (const done of idle.splice(0)) done();
  }
}

/** From now on every answer ends its connection. */
export const startLeaving = (): void => {
  leaving = true;
};

/** True once this process was told to stop. */
export const isLeaving = (): boolean => leaving;

/** Waits until nothing is being answered, at most so long. */
export function whenIdle(milliseconds: number): Promise<void> {
  if (count === 0) return Promise.resolve();
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds);
    idle.push(() => {
      clearTimeout(timer);
      done();
    });
  });
}
