import type { RecordOf } from '../../../../database/gateway/record-types';
import type { OrderRecord, StoredLine as Line, StoredOrder } from '../order-view';

type Stored = NonNullable<RecordOf<'api::order-step.order-step'>['facts']>;

/** A line that a step changed; null where there was none before, or is none after it. */
export type LineStep =
  { before: Line; after: Line } | { before: Line; after: null } | { before: null; after: Line };
export type StepFacts = Omit<Stored, 'lines' | 'withdrawn'> & {
  lines: LineStep[];
  /** Mails that the step took back before they left. */
  withdrawn?: RecordOf<'api::mail.outgoing-mail'>[];
};

/** Fields that an edit changes of an order beside its lines. */
const EDIT_FIELDS = [
  'fullName',
  'email',
  'phone',
  'address',
  'city',
  'postalCode',
  'deliveryMethod',
  'deliveryFrom',
  'deliveryTo',
  'subtotal',
  'couponCode',
  'couponTerms',
  'couponDiscount',
  'paymentDiscount',
  'agreedDiscount',
  'shippingCost',
  'total',
] as const satisfies readonly (keyof OrderRecord)[];

/** What steps of staff change of an order; its money is in the ledger, and its notes and texts stay as they were typed. */
const STEP_FIELDS = [
  'status',
  'paidAt',
  'confirmedAt',
  'cancelledAt',
  'refundedAt',
  'fulfillment',
  'carrier',
  'readyAt',
  'shippedAt',
  'deliveredAt',
  'expiresAt',
  'remindAt',
  'dispute',
  'proofReason',
  'stockHeld',
  'unitsToDecide',
  'shortUnits',
  'deletedAt',
  ...EDIT_FIELDS,
] as const satisfies readonly (keyof OrderRecord)[];

type StepField = (typeof STEP_FIELDS)[number];

/** Facts of an order at one moment, those that a step may change. */
export type Moment = { order: StoredOrder; usesCoupon: boolean };

// The terms of a coupon are the only value with parts.
const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns what was sold by a line, without where its units are. */
function goodsOf({
  updatedAt: _at,
  stockItemId: _item,
  unitsHeld: _held,
  unitsReturned: _back,
  ...goods
}: Line) {
  return goods;
}

const isSameGoods = (one: Line, other: Line): boolean => {
  const goods = goodsOf(other);
  return Object.entries(goodsOf(one)).every(([field, value]) => goods[field as keyof typeof goods] === value);
};

const isSameLine = (one: Line, other: Line): boolean =>
  one.unitsHeld === other.unitsHeld && one.unitsReturned === other.unitsReturned && isSameGoods(one, other);

function lineSteps(before: readonly Line[], after: readonly Line[]): LineStep[] {
  const kept = before.map((line) => ({
    before: line,
    after: after.find(({ id }) => id === line.id) ?? null,
  }));
  const added = after.filter(({ id }) => !before.some((line) => line.id === id));
  return [
    ...kept.filter((step) => !step.after || !isSameLine(step.before, step.after)),
    ...added.map((line) => ({ before: null, after: line })),
  ];
}

/** Returns what changed of an order between two moments; null when nothing did. */
export function stepFacts(before: Moment, after: Moment, mails: string[]): StepFacts | null {
  const changed = STEP_FIELDS.filter((field) => !isSameValue(before.order[field], after.order[field]));
  const order = Object.fromEntries(
    changed.map((field) => [field, [before.order[field], after.order[field]]] as const),
  ) as StepFacts['order'];
  const lines = lineSteps(before.order.lines, after.order.lines);
  const isMoneyMoved = before.order.paidAmount !== after.order.paidAmount;
  if (changed.length === 0 && lines.length === 0 && !isMoneyMoved) return null;
  return { order, lines, usedCoupon: [before.usesCoupon, after.usesCoupon], mails };
}

/** Returns the facts that a step was stored with. */
export const factsOf = ({ facts }: { facts: Stored }): StepFacts => facts as StepFacts;

const isLineAsLeft = ({ before, after }: LineStep, lines: readonly Line[]): boolean => {
  const now = lines.find(({ id }) => id === (after ?? before).id);
  return now && after ? isSameLine(now, after) : !now && !after;
};

/** Returns whether an order is still as a step left it. */
export function isAsLeft({ order: facts, lines }: StepFacts, order: StoredOrder): boolean {
  const isSame = STEP_FIELDS.every((field) => !facts[field] || isSameValue(facts[field][1], order[field]));
  return isSame && lines.every((step) => isLineAsLeft(step, order.lines));
}

/** Returns the attributes that an order had before a step. */
export function fieldsBefore({ order }: StepFacts) {
  const { status, ...fields }: Partial<Pick<OrderRecord, StepField>> = Object.fromEntries(
    Object.entries(order).map(([field, [before]]) => [field, before]),
  );
  return { ...fields, orderStatus: status };
}

/** Returns whether cases are built on what a step changed: they speak of delivered goods, and none may be in the trash. */
export const carriesCases = ({ order, lines }: StepFacts): boolean =>
  Boolean(order.deliveredAt ?? order.deletedAt) || lines.length > 0;

/** Returns the units of a line that a step neither took nor gave back. */
export const unitsKept = ({ before, after }: LineStep): number =>
  before && before.stockItemId === after?.stockItemId ? Math.min(before.unitsHeld, after.unitsHeld) : 0;

/** Returns whether a step changed what was sold, or to whom. */
export const isEdit = ({ order, lines }: StepFacts): boolean =>
  EDIT_FIELDS.some((field) => order[field]) ||
  lines.some(({ before, after }) => !before || !after || !isSameGoods(before, after));
