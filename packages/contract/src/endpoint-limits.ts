import { endpoints, type EndpointName } from './endpoints';
import type { RateLimitName } from './rate-limits';

// Login spends its own limits in the account service.
const ownLimits = {
  signInWithCode: 'secondFactorAddress',
  createOrder: 'createOrder',
  sendContactMessage: 'sendContactMessage',
  openCase: 'openCase',
  listOrderCases: 'trackOrder',
  recordInteraction: 'recordInteraction',
  recordSearch: 'recordInteraction',
  getOrderByNumber: 'trackOrder',
  addProof: 'addProof',
  checkCoupon: 'checkCoupon',
  createCheckout: 'addProof',
  receivePaymentNotice: 'paymentNotice',
  listReviewableLines: 'trackOrder',
  readExchangeOffer: 'trackOrder',
  createExchange: 'createExchange',
  createReview: 'createReview',
  addReviewPhoto: 'addReviewPhoto',
  removeReviewPhoto: 'addReviewPhoto',
  createStockAlert: 'createStockAlert',
  confirmStockAlert: 'openStockAlert',
  cancelStockAlert: 'openStockAlert',
  readInvitation: 'openInvitation',
  acceptInvitation: 'openInvitation',
  openDataRequest: 'openDataRequest',
  confirmDataRequest: 'readDataRequest',
  exportPersonalData: 'readDataRequest',
  refreshSession: 'refreshSession',
  health: 'health',
  ready: 'health',
} as const satisfies Partial<Record<EndpointName, RateLimitName>>;

type EndpointLimit = (typeof ownLimits)[keyof typeof ownLimits] | 'adminWrite' | 'publicRead';

/** Returns the limit that each call of an endpoint spends, or null: 'adminWrite' by session, the others by address. */
export function limitOf(name: EndpointName): EndpointLimit | null {
  const { access, method } = endpoints[name];
  if (access === 'admin') return method === 'GET' ? null : 'adminWrite';
  const own = name in ownLimits ? ownLimits[name as keyof typeof ownLimits] : null;
  return own ?? (method === 'GET' ? 'publicRead' : null);
}
