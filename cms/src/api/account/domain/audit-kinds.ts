import type { AuditKind } from '@shop/contract';

/** The actions of the audit log by kind; what happened to orders stands in their own history, too. */
export const actionsByKind: Readonly<Record<AuditKind, readonly string[]>> = {
  orders: ['orders-exported', 'mail-resent', 'till-closed', 'proofs-swept'],
  products: [
    ...['product-created', 'product-updated', 'product-deleted', 'product-restored'],
    ...['prices-changed', 'prices-restored', 'picture-uploaded'],
    ...['stock-alert-marked', 'stock-alert-deleted'],
  ],
  clients: [
    ...['client-notes-saved', 'client-consent-given', 'client-consent-withdrawn'],
    ...['clients-joined', 'clients-separated', 'clients-exported'],
    ...['personal-data-exported', 'personal-data-erased', 'erasures-repeated', 'retention-swept'],
  ],
  coupons: ['coupon-created', 'coupon-updated', 'coupon-deleted'],
  reviews: ['review-changed'],
  messages: ['message-answered', 'message-deleted', 'case-step'],
  settings: [
    ...['shop-setting', 'payment-details', 'operating-rules'],
    ...['content-saved', 'message-template', 'policy-draft', 'policy-published', 'views-reset'],
    ...['opening-opened', 'opening-closed', 'opening-notice'],
    ...['opening-confirmed', 'opening-waived', 'opening-required'],
  ],
  team: [
    'staff-invited',
    'invitation-renewed',
    'invitation-revoked',
    'invitation-accepted',
    'staff-updated',
    'password-link-made',
  ],
  access: [
    ...[
      'login',
      'profile',
      'password',
      'password-reset',
      'recovery-codes',
      'session-ended',
      'sessions-ended',
      'proof-given',
      'login-failed',
      'reads-limited',
    ],
    ...['second-factor-started', 'second-factor-on', 'second-factor-off', 'second-factor-reset'],
  ],
};
