import { unavailable } from '../../../platform/http/api-error';

const AT_ONCE = 2;
const MAX_WAITING = 16;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs work that is heavy on the processor: two at a time, a few in line, the rest refused for now. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAX_WAITING) throw unavailable();
    await new Promise<void>((go) => waiting.push(go));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
