import type { RecordOf } from '../../../database/gateway/record-types';

export type Key = Pick<RecordOf<'api::client.client-key'>, 'kind' | 'key'>;
/** The keys of an order; '' for none. */
export type OrderKeys = Pick<RecordOf<'api::client.client-order'>, 'phoneKey' | 'emailKey'>;

/** Returns the keys by which an order finds its client, the phone first. */
export const keysOf = ({ phoneKey, emailKey }: OrderKeys): Key[] =>
  [
    { kind: 'phone' as const, key: phoneKey },
    { kind: 'email' as const, key: emailKey },
  ].filter(({ key }) => key !== '');

export const hasKey = (keys: OrderKeys, { kind, key }: Key): boolean => keys[`${kind}Key`] === key;

/** Returns the keys that an order had and has no longer. */
export const releasedKeys = (before: OrderKeys, after: OrderKeys | null): Key[] =>
  keysOf(before).filter((key) => !after || !hasKey(after, key));
