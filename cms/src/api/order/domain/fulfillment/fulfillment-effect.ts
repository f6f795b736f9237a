import {
  businessDay,
  FULFILLMENTS,
  fulfillmentsOf,
  isStopped,
  knownFulfillment,
  statusLabel,
  type Fulfillment,
  type FulfillmentChange,
} from '@shop/contract';
import type { OrderRecord } from '../order-view';
import { timeOnDay } from '../time-on-day';

export type FulfillmentEffect = Pick<
  OrderRecord,
  'fulfillment' | 'carrier' | 'readyAt' | 'shippedAt' | 'deliveredAt'
>;
export type FulfillmentFacts = FulfillmentEffect &
  Pick<OrderRecord, 'status' | 'deliveryMethod' | 'createdAt'>;

type Change = Pick<FulfillmentChange, 'fulfillment' | 'carrier' | 'deliveredOn'>;

const rank = (fulfillment: string): number => FULFILLMENTS.indexOf(knownFulfillment(fulfillment));

/** Returns whether a change brings the goods closer to the customer. */
export const isForward = (before: Pick<FulfillmentFacts, 'fulfillment'>, { fulfillment }: Change): boolean =>
  rank(fulfillment) > rank(before.fulfillment);

/** Returns why a change is refused, in words for the staff; null when it is allowed. */
export function fulfillmentFault(before: FulfillmentFacts, change: Change, now: Date): string | null {
  if (isStopped(before.status) && isForward(before, change))
    return `La orden está en ${statusLabel(before.status)}: no se puede entregar.`;
  if (!fulfillmentsOf(before.deliveryMethod).includes(change.fulfillment))
    return 'Esta orden se retira: no puede estar en camino.';
  const { deliveredOn } = change;
  if (!deliveredOn) return null;
  if (change.fulfillment !== 'delivered') return 'La fecha de entrega se anota cuando la orden se entrega.';
  if (deliveredOn > businessDay(now)) return 'La fecha de entrega no puede ser futura.';
  if (deliveredOn < businessDay(new Date(before.createdAt)))
    return 'La fecha de entrega no puede ser anterior a la compra.';
  return null;
}

/** Returns the time of a delivery. */
function deliveryTime({ deliveredOn }: Change, before: FulfillmentFacts, now: Date): string {
  const known = before.deliveredAt;
  if (!deliveredOn) return known ?? now.toISOString();
  if (known && businessDay(new Date(known)) === deliveredOn) return known;
  return timeOnDay(deliveredOn, before.createdAt, now);
}

// A step back forgets what it undoes; a step forward keeps the earlier times and invents none.
function timesAfter(before: FulfillmentFacts, change: Change, now: Date) {
  const timeOf = (step: Fulfillment, known: string | null): string | null => {
    if (rank(step) > rank(change.fulfillment)) return null;
    return step === change.fulfillment ? (known ?? now.toISOString()) : known;
  };
  return {
    readyAt: timeOf('ready', before.readyAt),
    shippedAt: timeOf('in_transit', before.shippedAt),
    deliveredAt: change.fulfillment === 'delivered' ? deliveryTime(change, before, now) : null,
  };
}

/** Returns where the goods are after a change; null when nothing changes. */
export function fulfillmentEffect(
  before: FulfillmentFacts,
  change: Change,
  now: Date,
): FulfillmentEffect | null {
  const carrier = change.carrier ?? before.carrier;
  const times = timesAfter(before, change, now);
  const isSame =
    knownFulfillment(before.fulfillment) === change.fulfillment &&
    carrier === before.carrier &&
    (!change.deliveredOn || times.deliveredAt === before.deliveredAt);
  return isSame ? null : { fulfillment: change.fulfillment, carrier, ...times };
}

type Noted = Pick<FulfillmentFacts, 'carrier' | 'deliveredAt'>;

const dayText = (at: string): string => businessDay(new Date(at)).split('-').reverse().join('/');

/** Returns what the history says beside a step: who carries the goods, and the day on which they arrived. */
export function fulfillmentNote(before: Noted, after: Noted): string {
  const carrier = after.carrier !== before.carrier && `Lleva: ${after.carrier || 'nadie'}`;
  const day =
    after.deliveredAt && after.deliveredAt !== before.deliveredAt && `Entrega: ${dayText(after.deliveredAt)}`;
  return [carrier, day].filter(Boolean).join('\n');
}
