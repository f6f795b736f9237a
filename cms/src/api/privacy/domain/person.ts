import type { RecordOf } from '../../../database/gateway/record-types';

/**
 * A person as far as she is proven. The holder of an order's link is proven for that order only; an address proves the
 * orders with it, and a phone those of the same phone without another address: phones are shared in a family.
 */
export type Person = {
  orders: Pick<RecordOf<'api::order.order'>, 'id' | 'documentId' | 'orderNumber' | 'deliveryMethod'>[];
  /** Keys of `orders().emailKey` and `orders().phoneKey` that are hers alone. */
  emails: string[];
  phones: string[];
};

/** Proof of a person: her order's link, the address that opened a mail, or the phone that staff wrote to. */
export type ProvenContact = { orderNumber?: string; email?: string; phone?: string };

/** Texts of a person that may stand inside other texts; short ones would also be found elsewhere. */
export const tracesOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => text.trim()).filter((text) => text.length >= 6)),
];

const redactIn = (value: unknown, traces: readonly string[]): unknown => {
  if (typeof value === 'string')
    return traces.some((trace) => value.toLowerCase().includes(trace.toLowerCase())) ? '' : value;
  if (Array.isArray(value)) return value.map((one) => redactIn(one, traces));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, redactIn(one, traces)]));
};

/** Empties the texts of a JSON value that hold a trace of a person. */
export const redacted = <T>(value: T, traces: readonly string[]): T => redactIn(value, traces) as T;
