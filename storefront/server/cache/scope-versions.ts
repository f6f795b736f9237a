export const SCOPES = ['catalog', 'content', 'shop'] as const;
export type Scope = (typeof SCOPES)[number];

export type Load = { scopes: readonly Scope[]; version: number; loadedAt: number };

const MAX_AGE_WITHOUT_STREAM_MS = 1_000;

export function createScopeVersions(now: () => number = Date.now) {
  const versions: Record<Scope, number> = { catalog: 0, content: 0, shop: 0 };
  let isConnected = false;

  // Counters only grow, so equal sums mean equal counters.
  const current = (scopes: readonly Scope[]): number =>
    scopes.reduce((sum, scope) => sum + versions[scope], 0);

  return {
    now,
    current,
    increment: (scopes: readonly Scope[]): void => scopes.forEach((scope) => (versions[scope] += 1)),
    isStreamConnected: (): boolean => isConnected,
    setStreamConnected: (value: boolean): void => {
      isConnected = value;
    },
    /** Without the change stream, changes go unnoticed: a copy counts as current for one second only. */
    isCurrent: ({ scopes, version, loadedAt }: Load): boolean =>
      version === current(scopes) && (isConnected || now() - loadedAt < MAX_AGE_WITHOUT_STREAM_MS),
  };
}

export type ScopeVersions = ReturnType<typeof createScopeVersions>;
