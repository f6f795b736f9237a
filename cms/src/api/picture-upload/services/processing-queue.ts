import { unavailable } from '../../../platform/http/http-error';

/** Returns a queue that runs CPU-bound work two at a time, or as many as told, and throws 503 when it is full. */
export function createProcessingQueue(maxQueued: number, concurrency = 2) {
  let running = 0;
  const queue: (() => void)[] = [];

  return async function runQueued<T>(work: () => Promise<T>): Promise<T> {
    if (running >= concurrency) {
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
