import type { Migration } from './migration';

/** The changes of the data since 0.1.0, in the order of their numbers. */
export const migrations: readonly Migration[] = [];
