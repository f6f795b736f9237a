import { DAY_MS, HOUR_MS } from '@shop/contract';
import type { KindRules } from './kind-rules';

const HOLDING = ['new', 'approved'] as const;

// The shop's own reminders; an approved exchange is due when its reservation ends.
const DUE_AFTER_MS: Readonly<Record<string, number>> = {
  new: 24 * HOUR_MS,
  approved: 10 * DAY_MS,
  goods_received: 3 * DAY_MS,
};

/** An exchange of size; its steps move stock and money, so that they are recorded with those and not by themselves. */
export const exchangeRules: KindRules = {
  first: 'new',
  closed: ['handed_over', 'rejected', 'expired', 'cancelled'],
  steps: {
    approved: { from: ['new'], to: 'approved', by: 'shop' },
    goods_received: { from: HOLDING, to: 'goods_received', by: 'shop' },
    handed_over: { from: ['goods_received'], to: 'handed_over', by: 'shop' },
    rejected: { from: HOLDING, to: 'rejected', by: 'shop' },
    expired: { from: HOLDING, to: 'expired', by: 'shop' },
    cancelled: { from: [...HOLDING, 'goods_received'], to: 'cancelled', by: 'shop' },
    note: { by: 'shop' },
    repeated: { by: 'shop' },
    personal_data_erased: { by: 'shop' },
  },
  dueAt(state, at) {
    const after = DUE_AFTER_MS[state];
    return after === undefined ? null : new Date(at.getTime() + after);
  },
};
