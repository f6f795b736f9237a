import { type AdminOrder, type LineUnits, type ReturnedUnits, unitsOf } from '@shop/contract';

export type UnitsFate = 'all' | 'some' | 'none' | 'later';
export type HeldItem = Pick<
  AdminOrder['items'][number],
  'lineId' | 'unitsHeld' | 'title' | 'size' | 'color' | 'quantity' | 'share'
>;
/** Units of an order's lines, by the id of the line. */
export type ChosenUnits = Readonly<Record<number, number>>;

/** The units that can go back: the lines that hold units, and how many of each staff chose. */
export type Choice = { held: readonly HeldItem[]; chosen: ChosenUnits };

export const allUnits = (held: readonly HeldItem[]): ChosenUnits =>
  Object.fromEntries(held.map(({ lineId, unitsHeld }) => [lineId, unitsHeld]));

/** Returns the lines of which units were chosen. */
export const namedUnits = ({ held, chosen }: Choice): LineUnits[] =>
  held
    .map(({ lineId }) => ({ lineId, quantity: chosen[lineId] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);

export const countOf = (choice: Choice): number => unitsOf(namedUnits(choice));

export const isAll = ({ held, chosen }: Choice): boolean =>
  held.every(({ lineId, unitsHeld }) => chosen[lineId] === unitsHeld);

/** Returns the pesos of the order's total that stand for some units of a line. */
export const shareOf = ({ share, quantity }: HeldItem, units: number): number =>
  Math.round((share * units) / quantity);

/**
 * Returns what goes back for the chosen units: `owed` where there are none to choose from, `most` for all that an order
 * still holds, which is all its money, delivery included.
 */
export function worthOf(choice: Choice, { owed, most }: { owed: number; most: number }): number {
  const { held, chosen } = choice;
  if (held.length === 0) return owed;
  if (isAll(choice)) return most;
  if (countOf(choice) === 0) return owed === most ? 0 : owed;
  const sum = held.reduce((total, line) => total + shareOf(line, chosen[line.lineId] ?? 0), 0);
  return Math.min(sum, most);
}

/** Returns what the server is told about units; nothing while nobody has decided. */
export function unitsAnswer(choice: Choice, fate: UnitsFate): ReturnedUnits {
  const returnedUnits = namedUnits(choice);
  const answers: Record<UnitsFate, ReturnedUnits> = {
    later: {},
    all: { restock: true },
    none: { restock: false },
    some: returnedUnits.length > 0 ? { returnedUnits } : {},
  };
  return choice.held.length > 0 ? answers[fate] : {};
}
