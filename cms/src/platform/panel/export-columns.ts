import { modelOfFile } from '../../database/gateway/model-of-file';
import type { RecordTypes } from '../../database/gateway/record-types';
import { fieldOptions } from './field-options';

type Cell = string | number;
export type Column<T> = { head: string; cell: (record: T) => Cell };
/** An attribute as it is stored, or what is computed under the head of an attribute or under a head of its own. */
type Listed<T> = (keyof T & string) | readonly [name: string, cell: (record: T) => Cell];

const plainCell = (value: unknown): Cell => {
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  return typeof value === 'number' ? value : String(value ?? '');
};

/**
 * Returns the columns of a type's CSV file: the `listed` ones, and `others` for every attribute more that its model
 * exports. Throws when a listed attribute is not exported.
 */
export function exportColumns<T extends object>(
  uid: keyof RecordTypes,
  listed: readonly Listed<T>[],
): { listed: Column<T>[]; others: Column<T>[] } {
  const { attributes } = modelOfFile(uid);
  const columnOf = (entry: Listed<T>): Column<T> => {
    const [name, cell] = typeof entry === 'string' ? [entry, (record: T) => plainCell(record[entry])] : entry;
    const options = fieldOptions(attributes[name] ?? {});
    if (options && !options.export) throw new Error(`${uid} does not export '${name}'`);
    return { head: typeof options?.export === 'string' ? options.export : (options?.label ?? name), cell };
  };
  const known = listed.map((entry) => (typeof entry === 'string' ? entry : entry[0]));
  const others = Object.keys(attributes).filter(
    (name): name is keyof T & string =>
      Boolean(fieldOptions(attributes[name] ?? {})?.export) && !known.includes(name),
  );
  return { listed: listed.map(columnOf), others: others.map(columnOf) };
}

/** Returns the rows of a file, its heads first. */
export const rowsOf = <T>(columns: readonly Column<T>[], records: readonly T[]): Cell[][] => [
  columns.map(({ head }) => head),
  ...records.map((record) => columns.map(({ cell }) => cell(record))),
];
