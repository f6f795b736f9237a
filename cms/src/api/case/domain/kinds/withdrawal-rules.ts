import { ANSWER_HOURS, DAY_MS, HOUR_MS } from '@shop/contract';
import type { KindRules } from './kind-rules';

const OPEN = ['new', 'answered', 'return_agreed', 'goods_received'] as const;

// The answer is due by law; the later times are the shop's own reminders.
const DUE_AFTER_MS: Readonly<Record<string, number>> = {
  new: ANSWER_HOURS * HOUR_MS,
  answered: 3 * DAY_MS,
  return_agreed: 10 * DAY_MS,
  goods_received: 3 * DAY_MS,
};

/** A withdrawal ends with the money, or when the buyer keeps the goods; only a late one may be rejected. */
export const withdrawalRules: KindRules = {
  first: 'new',
  closed: ['money_returned', 'closed', 'rejected'],
  steps: {
    answered: { from: ['new'], to: 'answered', by: 'staff' },
    return_agreed: { from: ['new', 'answered'], to: 'return_agreed', by: 'staff' },
    goods_received: { from: ['new', 'answered', 'return_agreed'], to: 'goods_received', by: 'staff' },
    money_returned: { from: OPEN, to: 'money_returned', by: 'staff' },
    closed: { from: OPEN, to: 'closed', by: 'staff' },
    rejected: { from: OPEN, to: 'rejected', by: 'staff', onlyLate: true },
    reopened: { from: ['closed', 'rejected'], to: 'answered', by: 'staff' },
    note: { by: 'staff' },
    order_tied: { by: 'shop' },
    repeated: { by: 'shop' },
    asked_again: { from: ['closed', 'rejected', 'money_returned'], to: 'new', by: 'shop' },
    personal_data_erased: { by: 'shop' },
  },
  dueAt(state, at) {
    const after = DUE_AFTER_MS[state];
    return after === undefined ? null : new Date(at.getTime() + after);
  },
};
