import {
  formatMoney,
  MAX_TOTAL,
  MAX_UNITS_PER_ORDER,
  subtotalOf,
  type OrderEdit,
  type OrderTotals,
} from '@shop/contract';
import type { StoredProduct } from '../../../../database/records';
import { orderPlan, type OrderFault, type PlannedLine } from '../place/order-plan';
import type { LineRecord } from '../order-view';

type Item = OrderEdit['items'][number];

/** A line of an order after its edit; a new one has no id yet. */
export type EditedLine = Omit<LineRecord, 'id'> & { id: number | null };
/** Without its part of the coupon, which all lines decide together. */
export type PlannedEditLine = Omit<EditedLine, 'couponDiscount'>;

export type EditPlan = {
  lines: PlannedEditLine[];
  /** Lines whose units go back: they were removed, or are replaced by `taken`. */
  released: LineRecord[];
  taken: PlannedLine[];
};

const sameText = (one: string | null | undefined, other: string | null) => (one ?? null) === other;

// Units of an unchanged line stay where they are, so its product may be paused or gone.
const isUnchanged = (line: LineRecord, item: Item): boolean =>
  line.productId === item.productId &&
  line.quantity === item.quantity &&
  sameText(item.size, line.size) &&
  sameText(item.color, line.color);

/** Returns the products as if the released units lay in stock again; staff sell paused ones, too. */
export function productsWith(
  released: readonly LineRecord[],
  products: ReadonlyMap<string, StoredProduct>,
): Map<string, StoredProduct> {
  const freed = new Map<number | null, number>();
  for (const { stockItemId, unitsHeld } of released)
    freed.set(stockItemId, (freed.get(stockItemId) ?? 0) + unitsHeld);
  return new Map(
    [...products]
      .filter(([, { deletedAt }]) => deletedAt === null)
      .map(([id, product]) => {
        const items = product.items.map((one) => ({
          ...one,
          quantity: one.quantity + (freed.get(one.id) ?? 0),
        }));
        return [id, { ...product, active: true, items }];
      }),
  );
}

/** Returns an item under the names that its line's variant has today; another variant than the line's is meant as named. */
function asNamedToday({ item, line }: Matched, products: ReadonlyMap<string, StoredProduct>): Item {
  if (!line || !sameText(item.size, line.size) || !sameText(item.color, line.color)) return item;
  const stored = products.get(line.productId)?.items.find(({ id }) => id === line.stockItemId);
  return stored ? { ...item, size: stored.size ?? item.size, color: stored.color ?? item.color } : item;
}

type Matched = { item: Item; line: LineRecord | undefined };

// A line is named once and keeps its product; anything else is a new line.
function match(items: readonly Item[], lines: readonly LineRecord[]): Matched[] {
  const left = new Map(lines.map((line) => [line.id, line]));
  return items.map((item) => {
    const named = item.lineId === undefined ? undefined : left.get(item.lineId);
    const line = named?.productId === item.productId ? named : undefined;
    if (line) left.delete(line.id);
    return { item, line };
  });
}

const priceOf = ({ item, line }: Matched, planned: PlannedLine): number =>
  item.price ?? line?.unitPrice ?? planned.unitPrice;

function linesAfter(matched: readonly Matched[], taken: readonly PlannedLine[]): PlannedEditLine[] {
  const next = taken.values();
  return matched.map((one) => {
    const { item, line } = one;
    if (line && isUnchanged(line, item)) return { ...line, unitPrice: item.price ?? line.unitPrice };
    const planned = next.next().value as PlannedLine;
    const unitPrice = priceOf(one, planned);
    return { ...planned, id: line?.id ?? null, unitPrice, unitsHeld: planned.quantity, unitsReturned: 0 };
  });
}

const positioned = (fault: OrderFault, positions: readonly number[]): OrderFault =>
  'position' in fault ? { ...fault, position: positions[fault.position] ?? fault.position } : fault;

/** Plans the lines of an order after an edit; stock that the edit frees can be taken again. */
export function editPlan(
  items: readonly Item[],
  lines: readonly LineRecord[],
  products: ReadonlyMap<string, StoredProduct>,
): EditPlan | { fault: OrderFault } {
  const matched = match(items, lines);
  const kept = new Set(
    matched.flatMap(({ item, line }) => (line && isUnchanged(line, item) ? [line.id] : [])),
  );
  const released = lines.filter(({ id }) => !kept.has(id));
  const changed = matched.flatMap((one, position) =>
    one.line && kept.has(one.line.id) ? [] : [{ item: asNamedToday(one, products), position }],
  );
  const plan = orderPlan(
    changed.map(({ item }) => item),
    productsWith(released, products),
  );
  if ('fault' in plan)
    return {
      fault: positioned(
        plan.fault,
        changed.map(({ position }) => position),
      ),
    };
  const after = linesAfter(matched, plan.lines);
  const units = after.reduce((sum, { quantity }) => sum + quantity, 0);
  if (units > MAX_UNITS_PER_ORDER) return { fault: { reason: 'too-many-units', position: 0, title: '' } };
  if (subtotalOf(after) > MAX_TOTAL / 2) return { fault: { reason: 'too-expensive' } };
  return { lines: after, released, taken: plan.lines };
}

const nameOf = ({ title, size, color }: Pick<LineRecord, 'title' | 'size' | 'color'>): string =>
  [title, [size, color].filter(Boolean).join(' ')].filter(Boolean).join(' ');

const unitsOf = (line: Pick<LineRecord, 'quantity' | 'title' | 'size' | 'color'>): string =>
  `${line.quantity} × ${nameOf(line)}`;

function lineNote(before: LineRecord, after: PlannedEditLine | undefined): string | null {
  if (!after) return `Se quitó ${unitsOf(before)}`;
  const [was, is] = [unitsOf(before), unitsOf(after)];
  if (was !== is) return `${was} → ${is}`;
  const prices = [before.unitPrice, after.unitPrice].map(formatMoney);
  return prices[0] === prices[1] ? null : `${nameOf(before)}: ${prices.join(' → ')}`;
}

/** Returns what the history says about an edit: each changed line, the reason and the total. */
export function editNote(
  before: { lines: readonly LineRecord[] } & Pick<OrderTotals, 'total'>,
  after: { lines: readonly PlannedEditLine[]; total: number; reason: string; others: readonly string[] },
): string {
  const byId = new Map(after.lines.map((line) => [line.id, line]));
  const changed = before.lines.map((line) => lineNote(line, byId.get(line.id)));
  const added = after.lines.filter(({ id }) => id === null).map((line) => `Se agregó ${unitsOf(line)}`);
  const total =
    before.total === after.total ? null : `Total: ${formatMoney(before.total)} → ${formatMoney(after.total)}`;
  return [...changed, ...added, ...after.others, after.reason, total].filter(Boolean).join('\n');
}
