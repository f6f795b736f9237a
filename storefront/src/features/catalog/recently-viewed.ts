import { parseStoredIds } from '#shared/storage/persisted-list.ts';
import { browserStorage } from '#shared/storage/safe-storage.ts';

const STORAGE_KEY = 'vistos';
// Eight others beside the product that is open.
const MAX_IDS = 9;

export const recentlyViewedIds = (): string[] => parseStoredIds(browserStorage.getItem(STORAGE_KEY), MAX_IDS);

export function addRecentlyViewed(id: string): void {
  const others = recentlyViewedIds().filter((other) => other !== id);
  browserStorage.setItem(STORAGE_KEY, JSON.stringify([id, ...others].slice(0, MAX_IDS)));
}
