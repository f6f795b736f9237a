import type { Migration, MigrationRecord } from './migration';
import { migrations } from './migrations';

const newestOf = (list: readonly { number: number }[]): number => list.at(-1)?.number ?? 0;

/** Returns what to tell who uses this version on data that a newer one has changed, null for none. */
export function newerDataText(records: readonly MigrationRecord[], version: string): string | null {
  const newest = records.at(-1);
  if (!newest || newest.number <= newestOf(migrations)) return null;
  return (
    `Los datos son de una versión más nueva de la tienda: la ${newest.version} los cambió (${newest.number}, ${newest.name}), y esta es la ${version}. ` +
    `No se tocó nada. Usá la ${newest.version} o una posterior; para volver a la ${version}, recuperá en un lugar vacío una copia hecha con ella.`
  );
}

/** Returns the changes that the data of these records still need for this version. */
export const pendingAfter = (records: readonly MigrationRecord[]): readonly Migration[] =>
  migrations.filter(({ number }) => number > newestOf(records));
