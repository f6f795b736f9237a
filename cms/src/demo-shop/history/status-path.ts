import { type OrderStatus, type PaymentMethod } from '@shop/contract';
import { type Random } from '../random';

export type PathStep = { status: OrderStatus; hours: number };

type WeightedPath = { weight: number; path: readonly OrderStatus[] };

const AWAITING_PROOF = 'pending_transfer_proof';
const AWAITING_CONFIRMATION = 'pending_transfer_confirmation';

const CASH: Record<Age, readonly WeightedPath[]> = {
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

const TRANSFER: Record<Age, readonly WeightedPath[]> = {
  fresh: [
    { weight: 4, path: [AWAITING_PROOF] },
    { weight: 4, path: [AWAITING_CONFIRMATION] },
    { weight: 2, path: [AWAITING_CONFIRMATION, 'paid'] },
  ],
  recent: [
    { weight: 2, path: [AWAITING_PROOF] },
    { weight: 2, path: [AWAITING_PROOF, AWAITING_CONFIRMATION] },
    { weight: 6, path: [AWAITING_CONFIRMATION, 'paid'] },
    { weight: 1, path: [AWAITING_PROOF, 'cancelled'] },
  ],
  old: [
    { weight: 60, path: [AWAITING_CONFIRMATION, 'paid'] },
    { weight: 24, path: [AWAITING_PROOF, AWAITING_CONFIRMATION, 'paid'] },
    { weight: 11, path: [AWAITING_PROOF, 'cancelled'] },
    { weight: 4, path: [AWAITING_CONFIRMATION, 'paid', 'refunded'] },
    { weight: 1, path: [AWAITING_PROOF] },
  ],
};

type Age = 'fresh' | 'recent' | 'old';

const ageOf = (days: number): Age => {
  if (days < 1) return 'fresh';
  return days < 4 ? 'recent' : 'old';
};

const HOURS_BEFORE: Partial<Record<OrderStatus, readonly [number, number]>> = {
  confirmado: [1, 20],
  pending_transfer_confirmation: [1, 10],
  paid: [3, 40],
  cancelled: [6, 60],
  refunded: [60, 160],
};

export function pickStatusPath(payment: PaymentMethod, daysAgo: number, random: Random): PathStep[] {
  const paths = payment === 'cash' ? CASH : TRANSFER;
  const { path } = random.weighted(paths[ageOf(daysAgo)], ({ weight }) => weight);
  return path.map((status, i) => {
    const [from, to] = HOURS_BEFORE[status] ?? [0, 0];
    return { status, hours: i === 0 ? 0 : from + random.next() * (to - from) };
  });
}
