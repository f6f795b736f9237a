import { businessDay } from '@shop/contract';

type Facts = { carrier: string; deliveredAt: string | null };

const dayText = (at: string): string => businessDay(new Date(at)).split('-').reverse().join('/');

/** Returns what the history says beside a step: who carries the goods, and the day on which they arrived. */
export function fulfillmentNote(before: Facts, after: Facts): string {
  const carrier = after.carrier !== before.carrier && `Lleva: ${after.carrier || 'nadie'}`;
  const day =
    after.deliveredAt && after.deliveredAt !== before.deliveredAt && `Entrega: ${dayText(after.deliveredAt)}`;
  return [carrier, day].filter(Boolean).join('\n');
}
