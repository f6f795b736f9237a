/** What a provider needs to know to collect the money of an order; nothing says what was bought. */
export type CheckoutRequest = {
  orderNumber: string;
  pesos: number;
  /** After this time nobody can pay any more; null without a deadline. */
  expiresAt: string | null;
  /** The page of the order, to which the customer returns. */
  returnUrl: string;
  /** The address that the provider notifies of payments. */
  noticeUrl: string;
};

export type ProviderRefund = { id: string; pesos: number };

/** A payment as its provider knows it. */
export type ProviderPayment = {
  id: string;
  orderNumber: string;
  /** When the customer began to pay. */
  createdAt: Date;
  /** True once the money came, even when it was returned since. */
  isCollected: boolean;
  /** True while the provider has not decided. */
  isPending: boolean;
  /** Whole pesos, rounded down. */
  pesos: number;
  currency: string;
  refunds: ProviderRefund[];
  /** True while the customer complains at the provider, which holds the money back. */
  isInMediation: boolean;
  /** Whether the customer's bank took the money back, and whether the shop got it again. */
  chargeback: 'none' | 'taken' | 'won';
};

/** A request that says that it comes from the provider. */
export type ProviderNotice = {
  header: (name: string) => string;
  query: Record<string, unknown>;
  body: unknown;
};

/** A company that collects money on pages of its own. A second one is a folder that implements this. */
export type PaymentProvider = {
  /** A way in which money changes hands, of the contract's `MONEY_METHODS`. */
  name: 'mercado_pago';
  /** The author of its changes in the history. */
  label: string;
  /** Opens a page for the payment of an order; throws ProviderUnavailable and ProviderRefusal, as all calls do. */
  createCheckout: (request: CheckoutRequest) => Promise<{ url: string; reference: string }>;
  /** Returns the payment that a notice is about, null for other subjects; throws ForgedNotice. */
  verifyNotice: (notice: ProviderNotice, now: Date) => string | null;
  /** Returns null for a payment that the provider does not know. */
  fetchPayment: (id: string) => Promise<ProviderPayment | null>;
  findPayments: (orderNumber: string) => Promise<ProviderPayment[]>;
  /** Returns money of a payment once per key. */
  refund: (id: string, pesos: number, idempotencyKey: string) => Promise<ProviderRefund>;
};

/** The provider did not answer, or failed: the call may be made again. */
export class ProviderUnavailable extends Error {}

/** The provider answered that it will not do it. */
export class ProviderRefusal extends Error {}

/** A notice without a valid signature, or one that is too old. */
export class ForgedNotice extends Error {}
