import type { Trx } from '../connection';

/** One change of the data between two versions; it is never edited, renumbered or removed after its release. */
export type Migration = {
  /** Its place in the order: 1, 2, 3 ... without gaps. */
  number: number;
  /** Names the change in records and log, like its file: `0001-name.ts`. */
  name: string;
  /** Changes the data in the transaction that also records it; Strapi has not yet adapted its tables. */
  up: (trx: Trx) => Promise<unknown>;
};

/** A row of `shop_migrations`: a change that is done, and the version of the shop that did it. */
export type MigrationRecord = Pick<Migration, 'number' | 'name'> & { version: string };
