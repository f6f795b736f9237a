import { z } from '../z';
import { knownFulfillment } from './fulfillment';
import { moneyState, type MoneyFacts } from './money-state';
import { isStopped } from './order-status';

const UNITS = 'Elegí cuántas unidades vuelven al stock';
export const givingBackMessages = {
  units: UNITS,
  nothingHeld: 'La orden no tiene unidades afuera: no queda nada para devolver al stock.',
  tooMany: 'De alguna línea vuelven más unidades de las que tiene la orden. Actualizá la página.',
  stillSold: 'La orden sigue en pie: cancelala o anotá una devolución para devolver unidades al stock.',
  beforeDeletion:
    'La orden tiene dinero o unidades por devolver: decidí qué pasa con ellos antes de eliminarla.',
  openCase: (code: string) => `La orden tiene un caso abierto (${code}): cerralo antes de eliminarla.`,
  keptInTrash: 'No se puede eliminar una orden con dinero a devolver: anotá la devolución o cancelala.',
} as const;

const wholeUnits = (least: number) => z.number(UNITS).check(z.int(UNITS), z.minimum(least, UNITS));

/** Units that return to stock: all or none that the order holds, or some of its lines; nobody has said without either. */
export const returnedUnitsFields = {
  restock: z.optional(z.boolean()),
  returnedUnits: z.optional(
    z.array(z.object({ lineId: wholeUnits(0), quantity: wholeUnits(1) })).check(z.maxLength(100)),
  ),
};

/** Body of POST /orders/:id/returned-units. */
export const returnedUnitsSchema = z
  .object(returnedUnitsFields)
  .check(z.refine((units) => hasAnswer(units), { error: UNITS, path: ['returnedUnits'] }));
export type ReturnedUnits = {
  [K in keyof z.output<typeof returnedUnitsSchema>]?: z.output<typeof returnedUnitsSchema>[K];
};

/** Where the units of an order are: a line holds those that were sold and have not come back. */
export type UnitsFacts = {
  status: string;
  fulfillment: string;
  unitsToDecide: boolean;
  items: readonly { lineId: number; unitsHeld: number }[];
};
export type LineUnits = { lineId: number; quantity: number };
/** What happens to the units of an order that is stopped, or whose money goes back. */
export type ReturnPlan = { returned: LineUnits[]; unitsToDecide: boolean };

export const hasAnswer = ({ restock, returnedUnits }: ReturnedUnits): boolean =>
  restock !== undefined || returnedUnits !== undefined;

/** Returns whether the goods have left the shop: they come back only when staff say so. */
export const isHandedOver = ({ fulfillment }: Pick<UnitsFacts, 'fulfillment'>): boolean =>
  ['in_transit', 'delivered'].includes(knownFulfillment(fulfillment));

export const heldUnits = (items: UnitsFacts['items']): LineUnits[] =>
  items
    .filter(({ unitsHeld }) => unitsHeld > 0)
    .map(({ lineId, unitsHeld }) => ({ lineId, quantity: unitsHeld }));

/** Returns the sum of quantities. */
export const unitsOf = (units: readonly { quantity: number }[]): number =>
  units.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Plans the one way back of an order's units, whichever call stops it or returns its money. Without an answer those of a
 * cancelled order that never left the shop return; all others stay until somebody decides.
 */
export function returnPlan(
  order: UnitsFacts,
  way: 'cancellation' | 'refund',
  { restock, returnedUnits }: ReturnedUnits,
): ReturnPlan {
  const held = heldUnits(order.items);
  if (returnedUnits) return { returned: returnedUnits, unitsToDecide: false };
  if (restock !== undefined) return { returned: restock ? held : [], unitsToDecide: false };
  // Staff have decided about what a stopped order still holds, unless it waits.
  const isOpen = order.unitsToDecide || !isStopped(order.status);
  if (!isOpen) return { returned: [], unitsToDecide: false };
  if (way === 'cancellation' && !isHandedOver(order)) return { returned: held, unitsToDecide: false };
  return { returned: [], unitsToDecide: held.length > 0 };
}

/** Returns how a status gives units back; null for one in which the order is sold. */
export const wayBack = (status: string): 'cancellation' | 'refund' | null =>
  isStopped(status) ? (status === 'cancelled' ? 'cancellation' : 'refund') : null;

/** Returns whether the trash would hide money of the buyer or undecided units; a sale that is complete hides none. */
export function deletionNeedsAnswer(order: UnitsFacts & MoneyFacts): boolean {
  if (order.unitsToDecide) return true;
  if (isStopped(order.status) || !isHandedOver(order)) return order.paidAmount > 0;
  const { due, toReturn } = moneyState(order);
  return due + toReturn > 0 && (order.paidAmount > 0 || heldUnits(order.items).length > 0);
}
