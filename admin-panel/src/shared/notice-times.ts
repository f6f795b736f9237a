/** How long a notice stays, in milliseconds: long enough to read it and to press what it offers. */
export const NOTICE_MS = {
  undoChange: 6_000,
  undoDeletion: 8_000,
  failure: 8_000,
  failures: 10_000,
  newOrder: 10_000,
  warning: 12_000,
} as const;
