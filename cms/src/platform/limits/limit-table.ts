import type { EndpointName } from '@shop/contract';

const QUARTER = 15 * 60;

/** How often a caller may do something: so many points in so many seconds. */
export const rateLimits = {
  loginPair: { points: 5, seconds: QUARTER },
  loginAddress: { points: 20, seconds: QUARTER },
  loginAccount: { points: 50, seconds: 3600 },
  createOrder: { points: 10, seconds: QUARTER },
  uploadProof: { points: 10, seconds: QUARTER },
  addProof: { points: 10, seconds: QUARTER },
  sendContactMessage: { points: 5, seconds: QUARTER },
  recordInteraction: { points: 60, seconds: 60 },
  trackOrder: { points: 20, seconds: QUARTER },
  refreshSession: { points: 60, seconds: 60 },
  passwordChange: { points: 10, seconds: QUARTER },
  adminWrite: { points: 300, seconds: QUARTER },
} as const;
export type LimitName = keyof typeof rateLimits;

/** Reads of anybody: a write for each would cost more than the read itself, so they are counted in batches. */
export const PUBLIC_READS_PER_MINUTE = 300;

/** The limits that are spent by calling an endpoint at all; login spends its own. */
export const limitOfEndpoint: Partial<Record<EndpointName, LimitName>> = {
  createOrder: 'createOrder',
  sendContactMessage: 'sendContactMessage',
  recordInteraction: 'recordInteraction',
  getOrderByNumber: 'trackOrder',
  addProof: 'addProof',
  refreshSession: 'refreshSession',
};
