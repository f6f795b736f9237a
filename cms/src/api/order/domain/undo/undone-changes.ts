import type { RecordOf } from '../../../../database/gateway/record-types';
import type { OrderRecord } from '../order-view';
import { isEdit, type StepFacts } from './step-facts';

type Event = RecordOf<'api::order-event.order-event'>;
type Change = Pick<Event, 'type'> & Partial<Pick<Event, 'from' | 'to' | 'paidAtBefore' | 'paidAtAfter'>>;

/** Returns the kind of a step that changed neither status nor goods: money that came again or went, or units. */
function restOf(after: OrderRecord, before: OrderRecord, { lines }: StepFacts): Event['type'] {
  if (after.refundedAmount !== before.refundedAmount) return 'refund';
  if (after.paidAmount !== before.paidAmount)
    return after.paidAmount > before.paidAmount ? 'void' : 'payment';
  return lines.length > 0 || after.unitsToDecide !== before.unitsToDecide ? 'units' : 'note';
}

/** Returns what the history says: an entry for each kind of thing that the step had changed. */
export function undoneChanges(after: OrderRecord, before: OrderRecord, facts: StepFacts): Change[] {
  const changes: Change[] = [];
  if (after.deletedAt !== before.deletedAt)
    changes.push({ type: before.deletedAt === null ? 'restored' : 'deleted', to: before.status });
  if (isEdit(facts)) changes.push({ type: 'edit' });
  if (after.status !== before.status)
    changes.push({
      type: 'status',
      from: after.status,
      to: before.status,
      paidAtBefore: after.paidAt,
      paidAtAfter: before.paidAt,
    });
  if (after.fulfillment !== before.fulfillment)
    changes.push({ type: 'fulfillment', from: after.fulfillment, to: before.fulfillment });
  return changes.length > 0 ? changes : [{ type: restOf(after, before, facts) }];
}
