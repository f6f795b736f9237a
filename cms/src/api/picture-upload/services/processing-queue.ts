import { unavailable } from '../../../platform/http/http-error';

const CONCURRENCY = 2;

/** Returns a queue that runs CPU-bound work two at a time and throws 503 when it is full. */
export function createProcessingQueue(maxQueued: number) {
  let running = 0;
  const queue: (() => void)[] = [];

  return async function runQueued<T>(work: () => Promise<T>): Promise<T> {
    if (running >= CONCURRENCY) {
      if (queue.length >= maxQueued) throw unavailable();
      await new Promise<void>((start) => queue.push(start));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Processes uploads, of pictures and of proofs. */
export const runQueued = createProcessingQueue(16);
