const WITHDRAWAL = ['received', 'answered', 'return_agreed', 'goods_received', 'money_returned'];

/** The steps that a shopper sees of her own case; notes and the shop's own bookkeeping are none of them. */
export const PUBLIC_STEPS: readonly string[] = [
  ...WITHDRAWAL,
  'closed',
  'rejected',
  'reopened',
  'asked_again',
];
