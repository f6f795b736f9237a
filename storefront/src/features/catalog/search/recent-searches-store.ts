import { browserContext, createPersistedList } from '#shared/storage/persisted-list.ts';
import { parseStored } from '#shared/storage/safe-storage.ts';

const KEY = 'recentSearches';
const KEPT = 5;
const MAX_LENGTH = 100;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH;

function parse(text: string | null): string[] {
  const stored = parseStored(text);
  return Array.isArray(stored) ? stored.filter(isText).slice(0, KEPT) : [];
}

const withFirst = (searches: readonly string[], text: string): string[] =>
  [text, ...searches.filter((other) => other.toLowerCase() !== text.toLowerCase())].slice(0, KEPT);

/** Creates the list of the latest searches, which stays in this browser. */
function createRecentSearches() {
  const list = createPersistedList<string>({ key: KEY, parse, ...browserContext() });
  return {
    subscribe: list.subscribe,
    current: list.current,
    remember: (text: string) => {
      const searched = text.trim();
      if (searched) list.update((searches) => withFirst(searches, searched));
    },
    clear: () => void list.update(() => []),
  };
}

let shared: ReturnType<typeof createRecentSearches> | undefined;

export const recentSearches = () => (shared ??= createRecentSearches());

export const rememberSearch = (text: string): void => recentSearches().remember(text);
