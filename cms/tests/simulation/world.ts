import type { Random } from '../../src/demo-shop/random';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import type { MercadoPagoServer } from '../support/servers/mercado-pago-server';
import type { Answer, TestCms } from '../support/servers/start-cms';
import type { CrashPoints } from './crash-points';
import type { DatabaseCopies } from './database-copies';

export type Placed = {
  id: string;
  orderNumber: string;
  linkToken: string;
  email: string;
  method: string;
  /** Pesos by the model's own account; null once a status moved money as well. */
  paid: number | null;
};
type Shopper = { fullName: string; email: string; phone: string; address: string };
export type Sold = {
  id: string;
  /** Units that staff ever put on sale. */
  added: number;
  /** Units by size when staff last opened the product's form; sales since then must not be lost. */
  seen: { size: string; stock: number }[];
  /** Files of stock that were imported, and whether the shop stored them. */
  files: { csv: string; units: number; isStored: boolean }[];
};

/** What the model believes about the shop; plain data, so that a backup keeps a copy of it. */
export type Beliefs = {
  products: Sold[];
  shoppers: Shopper[];
  erased: string[];
  orders: Placed[];
  coupons: { code: string; maxUses: number }[];
  exchanges: string[];
  cases: string[];
  /** Codes of the requests of people for their data. */
  requests: string[];
  /** Counts how often each of them was asked for. */
  asked: Record<string, number>;
  /** Numbers of orders whose person was deleted by such a request. */
  erasedOrders: string[];
  /** Files of new products; each makes its product once. */
  newProducts: { title: string; csv: string; units: number }[];
  /** When each case was opened, by its code. */
  openedAt: Record<string, number>;
  /** Payments of which the provider has told the shop. */
  told: { id: number; orderNumber: string; pesos: number }[];
};

export type World = {
  cms: TestCms;
  shop: Commerce;
  crashes: CrashPoints;
  copies: DatabaseCopies;
  provider: MercadoPagoServer;
  beliefs: Beliefs;
  backup: Beliefs | null;
  /** Distinguishes the histories and calls of one process. */
  history: number;
  calls: number;
  /** Two actions at once: neither knows what the other has changed. */
  isShared: boolean;
};

/** Plays one thing that happens in a shop; returns what the shop answered. */
export type Action = (world: World, random: Random) => Promise<string>;

/** Thrown when the shop broke a promise. */
export class Violation extends Error {}

export const NOTHING_TO_DO = 'nothing to do';

/** Picks one of a list that may be empty. */
export const pickOf = <T>(random: Random, list: readonly T[]): T | undefined =>
  list.length > 0 ? random.pick(list) : undefined;

/** Picks an order that is paid in one way. */
export const pickPaidBy = ({ beliefs }: World, random: Random, method: string): Placed | undefined =>
  pickOf(
    random,
    beliefs.orders.filter((order) => order.method === method),
  );

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Sent<T> = { answer: Answer<T>; isDone: boolean };

const describe = (method: Method, url: string, { status, text }: Answer<unknown>) =>
  `${method} ${url} answered ${status}: ${text.slice(0, 200)}`;

async function signedIn<T>(world: World, call: () => Promise<Answer<T>>): Promise<Answer<T>> {
  const answer = await call();
  if (answer.status !== 401) return answer;
  // Sessions end while the clock jumps.
  world.crashes.disarm();
  world.shop = await commerceOn(world.cms);
  return call();
}

// Only a crash ends a call without an answer; of two at once, one may have to come again.
const mayFail = ({ crashes, isShared }: World, { status }: Answer<unknown>): boolean =>
  crashes.hasCrashed() || (isShared && status === 503);

/** Calls the shop like a client whose connection may break: it repeats a read, and a POST with the same key. */
export async function send<T = Record<string, unknown>>(
  world: World,
  method: Method,
  url: string,
  json?: object,
  own: Record<string, string> = {},
): Promise<Sent<T>> {
  world.calls += 1;
  const key = `simulation-${world.history}-${world.calls}`;
  const headers = { 'idempotency-key': key, ...own };
  const call = () => signedIn(world, () => world.shop.admin<T>(url, { method, json, headers }));
  await world.crashes.forgetCommits();
  const answer = await call();
  if (answer.status < 500) return { answer, isDone: answer.status < 300 };
  if (!mayFail(world, answer)) throw new Violation(describe(method, url, answer));
  const wasDone = await world.crashes.hasCommitted();
  if (method === 'PUT' || method === 'DELETE') return { answer, isDone: wasDone };
  const again = await call();
  if (again.status >= 500) throw new Violation(`once more ${describe(method, url, again)}`);
  return { answer: again, isDone: wasDone || again.status < 300 };
}

/** Names an answer for the table of transitions. */
export const outcomeOf = ({ answer: { status, body }, isDone }: Sent<unknown>): string =>
  isDone ? 'done' : `${status} ${(body as { message?: string } | null)?.message ?? ''}`;
