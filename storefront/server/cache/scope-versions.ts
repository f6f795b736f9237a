export const SCOPES = ['catalogue', 'content', 'shop'] as const;
export type Scope = (typeof SCOPES)[number];

/** While nobody tells of changes, a copy is trusted for this long. */
const TRUST_WITHOUT_NEWS_MS = 1_000;

/** Knows whether what was read at some moment still holds: what changed since, and whether changes are being told. */
export function createFreshness(now: () => number = Date.now) {
  const changes: Record<Scope, number> = { catalogue: 0, content: 0, shop: 0 };
  let told = false;

  // The counters only grow: their sum is the same only when none has moved.
  const stamp = (scopes: readonly Scope[]): number => scopes.reduce((sum, scope) => sum + changes[scope], 0);

  return {
    stamp,
    now,
    changed: (scopes: readonly Scope[]): void => scopes.forEach((scope) => (changes[scope] += 1)),
    isTold: (): boolean => told,
    /** Says whether changes are being told from now on. */
    listening: (value: boolean): void => {
      told = value;
    },
    holds: (scopes: readonly Scope[], read: { stamp: number; at: number }): boolean =>
      read.stamp === stamp(scopes) && (told || now() - read.at < TRUST_WITHOUT_NEWS_MS),
  };
}

export type Freshness = ReturnType<typeof createFreshness>;
