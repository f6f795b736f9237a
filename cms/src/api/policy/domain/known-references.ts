import type { PolicyReference } from '@shop/contract';

const keyOf = ({ kind, version }: PolicyReference): string => `${kind} ${version}`;

/** Returns the shown policies that were published, one of each kind: only these can have been accepted. */
export function knownReferences(
  shown: readonly PolicyReference[],
  published: readonly PolicyReference[],
): PolicyReference[] {
  const keys = new Set(published.map(keyOf));
  const known = shown.filter((reference) => keys.has(keyOf(reference)));
  return [...new Map(known.map(({ kind, version }) => [kind, { kind, version }])).values()];
}
