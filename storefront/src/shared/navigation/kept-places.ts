const STORE = 'scroll';

function places(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** How far down the shopper was when a visit was left; undefined for one that is new. */
export const placeKept = (visit: string): number | undefined => places()[visit];

export function keepPlace(visit: string): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify({ ...places(), [visit]: window.scrollY }));
  } catch {
    // Without storage, Back starts at the top.
  }
}
