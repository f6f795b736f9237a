type RateLimit = { points: number; seconds: number };

const MINUTE = 60;
const QUARTER_HOUR = 15 * MINUTE;
const HOUR = 60 * MINUTE;

/** All rate limits of the shop: how many points a key may spend within a period. */
export const rateLimits = {
  loginPair: { points: 5, seconds: QUARTER_HOUR },
  loginAddress: { points: 20, seconds: QUARTER_HOUR },
  loginAccount: { points: 50, seconds: HOUR },
  secondFactorAddress: { points: 20, seconds: QUARTER_HOUR },
  secondFactorChallenge: { points: 5, seconds: QUARTER_HOUR },
  // Three of a million codes are right at a time: a stolen password finds one in 0.006 % of its days.
  secondFactorAccount: { points: 20, seconds: 24 * HOUR },
  secondFactorWrong: { points: 20, seconds: 24 * HOUR },
  createOrder: { points: 10, seconds: QUARTER_HOUR },
  uploadProof: { points: 10, seconds: QUARTER_HOUR },
  addProof: { points: 10, seconds: QUARTER_HOUR },
  // A wrong code costs two points: guessing ends after ten.
  checkCoupon: { points: 20, seconds: QUARTER_HOUR },
  // Mercado Pago notifies from few addresses, of every payment several times.
  paymentNotice: { points: 600, seconds: MINUTE },
  // Each one reserves units.
  createExchange: { points: 10, seconds: QUARTER_HOUR },
  createReview: { points: 20, seconds: QUARTER_HOUR },
  addReviewPhoto: { points: 10, seconds: QUARTER_HOUR },
  createStockAlert: { points: 20, seconds: QUARTER_HOUR },
  openStockAlert: { points: 30, seconds: QUARTER_HOUR },
  openDataRequest: { points: 5, seconds: QUARTER_HOUR },
  readDataRequest: { points: 30, seconds: QUARTER_HOUR },
  sendContactMessage: { points: 5, seconds: QUARTER_HOUR },
  openCase: { points: 10, seconds: QUARTER_HOUR },
  recordInteraction: { points: 60, seconds: MINUTE },
  // A measured visit sends one when it ends.
  recordVitals: { points: 20, seconds: MINUTE },
  trackOrder: { points: 20, seconds: QUARTER_HOUR },
  // Of one address: a token cannot be guessed, and guessing must not cost the shop anything either.
  openInvitation: { points: 20, seconds: QUARTER_HOUR },
  // Per order: guesses of the phone's last digits, from wherever they come; a stranger finds them in 0.1 % of the days.
  trackDigits: { points: 10, seconds: 24 * HOUR },
  refreshSession: { points: 60, seconds: MINUTE },
  // Per session, so that a stolen one cannot use up the tries of its owner.
  ownPassword: { points: 10, seconds: QUARTER_HOUR },
  // Per account: times that a new password forgets the wrong codes of a day.
  codesForgotten: { points: 3, seconds: 24 * HOUR },
  // Per person: pages of clients and single orders, far above what anybody reads at work.
  personalRead: { points: 300, seconds: MINUTE },
  personalReadNotice: { points: 1, seconds: HOUR },
  adminWrite: { points: 300, seconds: QUARTER_HOUR },
  publicRead: { points: 300, seconds: MINUTE },
  // Monitoring (health and readiness) has its own bucket: shared-IP traffic must not starve it.
  health: { points: 300, seconds: MINUTE },
  renderPage: { points: 300, seconds: MINUTE },
  // Bodies that are on their way or never ended; one that arrives returns its point, so honest calls spend none.
  unfinishedBody: { points: 30, seconds: MINUTE },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;

/** Limits that the cms spends; the storefront counts rendered pages and unfinished bodies itself. */
export type CmsLimitName = Exclude<RateLimitName, 'renderPage' | 'unfinishedBody'>;
