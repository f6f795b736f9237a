import type { AuditKind } from '@shop/contract';

/** The actions of the audit log by kind; what happened to orders stands in their own history, too. */
export const actionsByKind: Readonly<Record<AuditKind, readonly string[]>> = {
  orders: ['mail-resent', 'till-closed', 'proofs-swept'],
  products: [
    ...['product-created', 'product-updated', 'product-deleted', 'product-restored'],
    ...['prices-changed', 'prices-restored', 'picture-uploaded'],
    ...['stock-alert-marked', 'stock-alert-deleted'],
  ],
  clients: [
    ...['client-notes-saved', 'client-consent-given', 'client-consent-withdrawn'],
    ...['clients-joined', 'clients-separated', 'clients-exported'],
  ],
  coupons: ['coupon-created', 'coupon-updated', 'coupon-deleted'],
  reviews: ['review-changed'],
  messages: ['message-answered', 'message-deleted'],
  settings: [
    'shop-setting',
    'operating-rules',
    'payment-details',
    'content-saved',
    'message-template',
    'views-reset',
  ],
  team: ['staff-invited', 'invitation-renewed', 'invitation-revoked', 'invitation-accepted', 'staff-updated'],
  access: ['login', 'profile', 'password'],
};
