import type { Order } from '@shop/contract';

// Screens translate these instead of showing them.
const CODES = [
  '_id',
  'status',
  'paymentMethod',
  'deliveryMethod',
  'fulfillment',
  'channel',
  'dispute',
  'orderNumber',
  'transferProofUrl',
];
const DAY = /^\d{4}-\d\d-\d\d/;

const isText = ([name, value]: [string, unknown]): boolean =>
  typeof value === 'string' && !CODES.includes(name) && !DAY.test(value);

const markOf = (name: string): string => `<${name}>`;

const marked = <T extends object>(record: T, prefix = ''): T => ({
  ...record,
  ...Object.fromEntries(
    Object.entries(record)
      .filter(isText)
      .map(([name]) => [name, markOf(prefix + name)]),
  ),
});

/** Puts its own name into every free text of an order; `missingIn` names the texts that something shown lacks. */
export function withMarkedTexts<T extends Order>(given: T) {
  const order: T = { ...marked(given), shippingInfo: marked(given.shippingInfo, 'shippingInfo.') };
  const named = (record: object, prefix = '') =>
    Object.entries(record)
      .filter(([name, value]) => value === markOf(prefix + name))
      .map(([name]) => prefix + name);
  const names = [...named(order), ...named(order.shippingInfo, 'shippingInfo.')];
  const missingIn = (shown: string): string[] => names.filter((name) => !shown.includes(markOf(name)));
  return { order, missingIn };
}
