/** Travels with links that change what is shown without leaving the place: nothing scrolls, focus stays. */
export const STAY = { stay: true } as const;

export const staysInPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'stay' in state && state.stay === true;
