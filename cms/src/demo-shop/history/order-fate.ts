import { type OrderStatus, type PaymentMethod } from '@shop/contract';
import { type Random } from '../random';

/** A status an order went through, and how many hours after the one before. */
export type Step = { status: OrderStatus; hours: number };

type Fate = { weight: number; path: readonly OrderStatus[] };

const TO_PROVE = 'pending_transfer_proof';
const TO_CHECK = 'pending_transfer_confirmation';

const CASH: Record<Age, readonly Fate[]> = {
  fresh: [
    { weight: 8, path: ['pending_manual'] },
    { weight: 2, path: ['pending_manual', 'confirmado'] },
  ],
  recent: [
    { weight: 3, path: ['pending_manual'] },
    { weight: 4, path: ['pending_manual', 'confirmado'] },
    { weight: 4, path: ['pending_manual', 'confirmado', 'paid'] },
    { weight: 1, path: ['pending_manual', 'cancelled'] },
  ],
  old: [
    { weight: 80, path: ['pending_manual', 'confirmado', 'paid'] },
    { weight: 5, path: ['pending_manual', 'confirmado'] },
    { weight: 10, path: ['pending_manual', 'cancelled'] },
    { weight: 3, path: ['pending_manual', 'paid', 'refunded'] },
    { weight: 1, path: ['pending_manual'] },
  ],
};

const TRANSFER: Record<Age, readonly Fate[]> = {
  fresh: [
    { weight: 4, path: [TO_PROVE] },
    { weight: 4, path: [TO_CHECK] },
    { weight: 2, path: [TO_CHECK, 'paid'] },
  ],
  recent: [
    { weight: 2, path: [TO_PROVE] },
    { weight: 2, path: [TO_PROVE, TO_CHECK] },
    { weight: 6, path: [TO_CHECK, 'paid'] },
    { weight: 1, path: [TO_PROVE, 'cancelled'] },
  ],
  old: [
    { weight: 60, path: [TO_CHECK, 'paid'] },
    { weight: 24, path: [TO_PROVE, TO_CHECK, 'paid'] },
    { weight: 11, path: [TO_PROVE, 'cancelled'] },
    { weight: 4, path: [TO_CHECK, 'paid', 'refunded'] },
    { weight: 1, path: [TO_PROVE] },
  ],
};

type Age = 'fresh' | 'recent' | 'old';

const ageOf = (days: number): Age => {
  if (days < 1) return 'fresh';
  return days < 4 ? 'recent' : 'old';
};

const HOURS_TO: Partial<Record<OrderStatus, readonly [number, number]>> = {
  confirmado: [1, 20],
  pending_transfer_confirmation: [1, 10],
  paid: [3, 40],
  cancelled: [6, 60],
  refunded: [60, 160],
};

/** What became of an order placed so many days ago. */
export function fateOf(payment: PaymentMethod, daysAgo: number, random: Random): Step[] {
  const fates = payment === 'cash' ? CASH : TRANSFER;
  const { path } = random.weighted(fates[ageOf(daysAgo)], ({ weight }) => weight);
  return path.map((status, i) => {
    const [from, to] = HOURS_TO[status] ?? [0, 0];
    return { status, hours: i === 0 ? 0 : from + random.next() * (to - from) };
  });
}
