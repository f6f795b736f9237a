export type Key = { kind: 'phone' | 'email'; key: string };
/** The keys of an order; '' for none. */
export type OrderKeys = { phone: string; email: string };

/** Returns the keys by which an order finds its client, the phone first. */
export const keysOf = ({ phone, email }: OrderKeys): Key[] =>
  [
    { kind: 'phone' as const, key: phone },
    { kind: 'email' as const, key: email },
  ].filter(({ key }) => key !== '');

/** Returns the keys that an order had and has no longer. */
export function releasedKeys(before: OrderKeys, after: OrderKeys | null): Key[] {
  const kept = after ? keysOf(after).map(({ key }) => key) : [];
  return keysOf(before).filter(({ key }) => !kept.includes(key));
}
