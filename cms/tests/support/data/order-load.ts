import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { anOrder, type Commerce, type Line, type OrderAnswer } from './commerce-calls';
import type { Answer } from '../servers/start-cms';

type Attempt = { key: string; body: unknown };
export type OrderLoad = {
  attempts: Attempt[];
  numbers: Map<string, string>;
  statuses: Map<number, number>;
  stop: () => void;
  ended: Promise<void>;
};
type Options = {
  shoppers: number;
  line: Line;
  /** Called with each status; 0 when the server was unreachable. */
  onAnswer?: (status: number) => void;
};

// A refused shopper pauses before the next try.
const READING_MS = 50;

export function orderLoad(shop: Commerce, { shoppers, line, onAnswer }: Options): OrderLoad {
  let stopped = false;
  const load = {
    attempts: [] as Attempt[],
    numbers: new Map<string, string>(),
    statuses: new Map<number, number>(),
  };
  const orderOnce = async () => {
    const attempt = { key: randomUUID(), body: anOrder([line]) };
    load.attempts.push(attempt);
    const answer: Answer<OrderAnswer> | null = await shop.order(attempt.body, attempt.key).catch(() => null);
    const status = answer?.status ?? 0;
    load.statuses.set(status, (load.statuses.get(status) ?? 0) + 1);
    if (status === 201) load.numbers.set(attempt.key, (answer as Answer<OrderAnswer>).body.orderNumber);
    onAnswer?.(status);
    if (status !== 201) await pause(READING_MS);
  };
  const shopper = async () => {
    while (!stopped) await orderOnce();
  };
  return {
    ...load,
    stop: () => void (stopped = true),
    ended: Promise.all(Array.from({ length: shoppers }, shopper)).then(() => undefined),
  };
}

export async function retryAll(shop: Commerce, { attempts }: OrderLoad): Promise<Map<string, string>> {
  const numbers = new Map<string, string>();
  for (const { key, body } of attempts) {
    const answer = await shop.orderWithRetries(body, key);
    if (answer.status !== 201) throw new Error(`a retry was answered ${answer.status}: ${answer.text}`);
    numbers.set(key, answer.body.orderNumber);
  }
  return numbers;
}
