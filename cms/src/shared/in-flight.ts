let count = 0;
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
