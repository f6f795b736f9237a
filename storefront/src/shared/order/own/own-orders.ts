import { useSyncExternalStore } from 'react';
import { browserContext, createPersistedList, type BrowserContext } from '#shared/storage/persisted-list.ts';
import { parseStored } from '#shared/storage/safe-storage.ts';

/** An order of this device: enough to find it again, and nothing of what was bought or by whom. */
export type OwnOrder = {
  orderNumber: string;
  createdAt: string;
  /** The token of its link; '' for an order that was found by its number. */
  token: string;
};

const MAX_ORDERS = 20;
const TEXT = { orderNumber: /^[\w-]{1,40}$/, createdAt: /^\d{4}-\d{2}-\d{2}T/, token: /^[\w.~-]{0,200}$/ };

const isOwnOrder = (value: unknown): value is OwnOrder =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(TEXT).every(([name, pattern]) => {
    const text: unknown = (value as Record<string, unknown>)[name];
    return typeof text === 'string' && pattern.test(text);
  });

function parse(text: string | null): OwnOrder[] {
  const stored = parseStored(text);
  return Array.isArray(stored) ? stored.filter(isOwnOrder).slice(0, MAX_ORDERS) : [];
}

const isSame = (a: OwnOrder, b: OwnOrder): boolean =>
  a.orderNumber === b.orderNumber && a.token === b.token && a.createdAt === b.createdAt;

/** Adds an order, the newest first; one that was found by its number alone keeps the token that is known. */
function withOrder(orders: readonly OwnOrder[], given: OwnOrder): readonly OwnOrder[] {
  const known = orders.find(({ orderNumber }) => orderNumber === given.orderNumber);
  const order = { ...given, token: given.token || (known?.token ?? '') };
  if (!isOwnOrder(order) || (known && isSame(known, order))) return orders;
  return [order, ...orders.filter((one) => one !== known)]
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, MAX_ORDERS);
}

function withoutOrder(orders: readonly OwnOrder[], number: string): readonly OwnOrder[] {
  const others = orders.filter(({ orderNumber }) => orderNumber !== number);
  return others.length === orders.length ? orders : others;
}

/** Creates the list of the orders that were placed or opened here; it stays on the device. */
export function createOwnOrders(context: BrowserContext) {
  const list = createPersistedList<OwnOrder>({ key: 'pedidos', parse, ...context });
  return {
    subscribe: list.subscribe,
    current: list.current,
    remember: (order: OwnOrder) => void list.update((orders) => withOrder(orders, order)),
    forget: (orderNumber: string) => void list.update((orders) => withoutOrder(orders, orderNumber)),
    replace: (orders: readonly OwnOrder[]) => void list.update(() => orders),
  };
}

let shared: ReturnType<typeof createOwnOrders> | undefined;

/** Returns the orders of this browser; must not be called on the server. */
export const ownOrders = () => (shared ??= createOwnOrders(browserContext()));

const NONE: readonly OwnOrder[] = [];
const subscribe = (listener: () => void) => ownOrders().subscribe(listener);

export const useOwnOrders = (): readonly OwnOrder[] =>
  useSyncExternalStore(
    subscribe,
    () => ownOrders().current(),
    () => NONE,
  );
