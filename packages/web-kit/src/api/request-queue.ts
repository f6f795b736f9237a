import { REQUEST_GAP_MS } from '@shop/contract';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Creates a queue that runs one task at a time with a gap after each, also after failures. */
export function createRequestQueue(gapMs: number = REQUEST_GAP_MS) {
  let last: Promise<unknown> = Promise.resolve();

  return function enqueue<T>(task: () => Promise<T>): Promise<T> {
    const result = last.then(task);
    last = result.then(
      () => pause(gapMs),
      () => pause(gapMs),
    );
    return result;
  };
}
