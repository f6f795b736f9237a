import { parseIds } from '#shared/storage/kept-ids.ts';

const STORE = 'vistos';
const KEPT = 9;

/** Ids of the products this browser looked at, the last one first. */
export function viewedProducts(): string[] {
  try {
    return parseIds(localStorage.getItem(STORE), KEPT);
  } catch {
    return [];
  }
}

/** Keeps that a product was looked at, in this browser alone. */
export function rememberViewed(id: string): void {
  try {
    const others = viewedProducts().filter((other) => other !== id);
    localStorage.setItem(STORE, JSON.stringify([id, ...others].slice(0, KEPT)));
  } catch {
    // Without storage nothing is remembered, and nothing is missed.
  }
}
