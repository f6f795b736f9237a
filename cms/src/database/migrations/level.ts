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

/** Returns what to tell who starts this version on data that a change of it cannot handle. */
export const failedChangeText = ({ number, name }: Pick<Migration, 'number' | 'name'>): string =>
  `No se pudieron cambiar los datos para esta versión (${number}, ${name}) y no quedó nada a medias. ` +
  'Seguí con la versión anterior; si ya no acepta los datos, recuperá en un lugar vacío la copia hecha antes de actualizar. ' +
  'Mandale a quien mantiene la tienda lo que sigue:';

/** Returns the changes that the data of these records still need for this version. */
export const pendingAfter = (records: readonly MigrationRecord[]): readonly Migration[] =>
  migrations.filter(({ number }) => number > newestOf(records));
