import type { RecordOf } from '../../../../database/gateway/record-types';
import type { OrderRecord } from '../order-view';

export type StepFacts = NonNullable<RecordOf<'api::order-step.order-step'>['facts']>;

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
] as const satisfies readonly (keyof OrderRecord)[];

type StepField = (typeof STEP_FIELDS)[number];

/** Facts of an order at one moment, those that a step may change. */
export type Moment = { order: OrderRecord; usesCoupon: boolean };

/** Returns what changed of an order between two moments; null when nothing did. */
export function stepFacts(before: Moment, after: Moment, mails: string[]): StepFacts | null {
  const changed = STEP_FIELDS.filter((field) => before.order[field] !== after.order[field]);
  const order = Object.fromEntries(
    changed.map((field) => [field, [before.order[field], after.order[field]]] as const),
  ) as StepFacts['order'];
  const lines = before.order.lines.flatMap(({ id, unitsHeld, unitsReturned }): StepFacts['lines'] => {
    const now = after.order.lines.find((line) => line.id === id);
    if (!now || (now.unitsHeld === unitsHeld && now.unitsReturned === unitsReturned)) return [];
    return [{ id, held: [unitsHeld, now.unitsHeld], returned: [unitsReturned, now.unitsReturned] }];
  });
  const isMoneyMoved = before.order.paidAmount !== after.order.paidAmount;
  if (changed.length === 0 && lines.length === 0 && !isMoneyMoved) return null;
  return { order, lines, usedCoupon: [before.usesCoupon, after.usesCoupon], mails };
}

/** Returns whether an order is still as a step left it. */
export function isAsLeft({ order: facts, lines }: StepFacts, order: OrderRecord): boolean {
  const isSame = STEP_FIELDS.every((field) => !facts[field] || facts[field][1] === order[field]);
  return (
    isSame &&
    lines.every(({ id, held, returned }) =>
      order.lines.some(
        (line) => line.id === id && line.unitsHeld === held[1] && line.unitsReturned === returned[1],
      ),
    )
  );
}

/** Returns the attributes that an order had before a step. */
export function fieldsBefore({ order }: StepFacts) {
  const { status, ...fields }: Partial<Pick<OrderRecord, StepField>> = Object.fromEntries(
    Object.entries(order).map(([field, [before]]) => [field, before]),
  );
  return { ...fields, orderStatus: status };
}
