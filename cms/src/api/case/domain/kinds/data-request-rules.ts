import { DAY_MS, dataRequestDue } from '@shop/contract';
import type { KindRules } from './kind-rules';

const OPEN = ['unverified', 'verified', 'limited'] as const;
const PROVEN = ['verified', 'limited'] as const;

/** Days after which staff look again at data that an open order keeps from being deleted. */
const LIMITED_DAYS = 30;

/** Data are handed out or deleted only once the person is proven; the law's clock runs from the request all the same. */
export const dataRequestRules: KindRules = {
  first: 'unverified',
  closed: ['answered', 'rejected', 'expired'],
  steps: {
    verified_by_link: { from: OPEN, by: 'shop' },
    // Her mail may prove more orders than the link that was answered already.
    verified_by_mail: { from: [...OPEN, 'answered'], by: 'shop' },
    verified_by_staff: { from: OPEN, by: 'staff' },
    handed_over: { from: PROVEN, to: 'answered', by: 'staff' },
    rectified: { from: PROVEN, to: 'answered', by: 'staff' },
    erased: { from: PROVEN, to: 'answered', by: 'shop' },
    erasure_limited: { from: ['verified'], to: 'limited', by: 'shop' },
    rejected: { from: OPEN, to: 'rejected', by: 'staff' },
    expired: { from: ['unverified'], to: 'expired', by: 'shop' },
    proven: { from: ['unverified'], to: 'verified', by: 'shop' },
    note: { by: 'staff' },
    whatsapp_opened: { by: 'shop' },
    repeated: { by: 'shop' },
    personal_data_erased: { by: 'shop' },
  },
  dueAt(state, at, before) {
    if (state === 'limited') return new Date(at.getTime() + LIMITED_DAYS * DAY_MS);
    if (state === 'unverified' || state === 'verified') return before ?? dataRequestDue('access', at);
    return null;
  },
};
