import { unavailable } from '../../../platform/http/http-error';

const CONCURRENCY = 2;
const MAX_QUEUED = 16;

let running = 0;
const queue: (() => void)[] = [];

/** Runs CPU-bound work two at a time; throws 503 when the queue is full. */
export async function runQueued<T>(work: () => Promise<T>): Promise<T> {
  if (running >= CONCURRENCY) {
    if (queue.length >= MAX_QUEUED) throw unavailable();
    await new Promise<void>((start) => queue.push(start));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}
