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

// They hold names, phones and addresses of buyers.
const personalReads: readonly EndpointName[] = ['getOrder', 'listOrders', 'getClient', 'listClients'];

type EndpointLimit =
  (typeof ownLimits)[keyof typeof ownLimits] | 'adminWrite' | 'personalRead' | 'publicRead';

/** Returns the limit that each call of an endpoint spends, or null: 'adminWrite' by session, 'personalRead' by person, the others by address. */
export function limitOf(name: EndpointName): EndpointLimit | null {
  const { access, method } = endpoints[name];
  if (personalReads.includes(name)) return 'personalRead';
  if (access === 'admin') return method === 'GET' ? null : 'adminWrite';
  const own = name in ownLimits ? ownLimits[name as keyof typeof ownLimits] : null;
  return own ?? (method === 'GET' ? 'publicRead' : null);
}
