import { type SheetRow } from './parse-sheet';

const keysOf = ({ cells }: SheetRow): string[] => [
  ...(cells._id ? [`id ${cells._id}`] : []),
  ...(cells.titulo ? [`title ${cells.titulo.toLowerCase()}`] : []),
];

function addGroup(groups: SheetRow[][]): SheetRow[] {
  const group: SheetRow[] = [];
  groups.push(group);
  return group;
}

/** Groups rows by _id, else by title; a row with neither belongs to the product above, or to none. */
export function groupByProduct(rows: readonly SheetRow[]): { groups: SheetRow[][]; orphans: SheetRow[] } {
  const groups: SheetRow[][] = [];
  const orphans: SheetRow[] = [];
  const known = new Map<string, SheetRow[]>();
  let last: SheetRow[] | undefined;
  for (const row of rows) {
    const [key, ...others] = keysOf(row);
    const found = key === undefined ? last : known.get(key);
    if (key === undefined && !found) {
      orphans.push(row);
      continue;
    }
    last = found ?? addGroup(groups);
    last.push(row);
    for (const name of [key, ...others]) if (name && !known.has(name)) known.set(name, last);
  }
  return { groups, orphans };
}
