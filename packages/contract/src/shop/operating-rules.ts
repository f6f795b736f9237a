import { MIN_NEW_ACCOUNT_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../limits';
import { z } from '../z';
import {
  DEFAULT_EXCHANGE_HOLD_DAYS,
  MAX_EXCHANGE_DAYS,
  MAX_EXCHANGE_HOLD_DAYS,
} from '../exchange/exchange-period';
import { optionalParagraph } from '../text/text-fields';

type RuleLimits = { min: number; max: number; initial: number };

/** Whole numbers that the owner sets; lengths are characters, all others are days. */
export const OPERATING_RULES = {
  /** Fewest characters of a new password of the staff. */
  minPasswordLength: { min: MIN_PASSWORD_LENGTH, max: 64, initial: MIN_NEW_ACCOUNT_PASSWORD_LENGTH },
  /** Days before an offer in which its struck price must have been asked (rule R15). */
  earlierPriceDays: { min: 1, max: 365, initial: 30 },
  /** Days after the payment for which a transfer proof is kept. */
  proofDays: { min: 30, max: 3650, initial: 180 },
  /** Days for which a contact message is kept. */
  messageDays: { min: 30, max: 3650, initial: 365 },
  /** Days for which views of products are kept one by one. */
  viewDays: { min: 1, max: 730, initial: 90 },
  /** Days for which what a shopper began and left is kept. */
  draftDays: { min: 1, max: 90, initial: 7 },
  /** Days for which ended sessions of the staff are listed. */
  sessionDays: { min: 1, max: 365, initial: 30 },
  /** Days after delivery in which a buyer may ask for another size; 0 offers no exchange. */
  exchangeDays: { min: 0, max: MAX_EXCHANGE_DAYS, initial: 0 },
  /** Days for which the new unit of an exchange waits for the old one. */
  exchangeHoldDays: { min: 1, max: MAX_EXCHANGE_HOLD_DAYS, initial: DEFAULT_EXCHANGE_HOLD_DAYS },
} as const satisfies Record<string, RuleLimits>;

export type NumericRule = keyof typeof OPERATING_RULES;
const names = Object.keys(OPERATING_RULES) as NumericRule[];

const between = ({ min, max }: RuleLimits) => {
  const message = `Escribí un número entero de ${min} a ${max}`;
  return z.number(message).check(z.int(message), z.minimum(min, message), z.maximum(max, message));
};

const numbers = Object.fromEntries(names.map((name) => [name, between(OPERATING_RULES[name])])) as Record<
  NumericRule,
  ReturnType<typeof between>
>;

/** Characters of the shop's conditions for exchanges. */
export const MAX_EXCHANGE_POLICY = 1000;

/** The owner's rules: how long data are kept, passwords, offers, tracking, exchanges. Shoppers see what they need of them. */
export const operatingRulesSchema = z.object({
  ...numbers,
  /** Tracking by number asks the last four digits of the phone before it shows garments. */
  trackingAsksPhone: z.boolean(),
  /** Sellers may change the price of a product; without it, that is the owner's. */
  sellersChangePrices: z._default(z.boolean(), false),
  /** An exchange for a product whose price has changed is settled; without it, it costs nothing. */
  exchangeSettlesPrice: z.boolean(),
  /** The shop's conditions for exchanges, which the buyer reads before she asks for one. */
  exchangePolicy: optionalParagraph(MAX_EXCHANGE_POLICY),
});
export type OperatingRules = z.output<typeof operatingRulesSchema>;

/** Body of PUT /rules; `seen` is the base version, and outdated fields fail with 409 STALE_FIELDS. */
export const operatingRulesChangeSchema = z.extend(operatingRulesSchema, {
  seen: z.optional(z.partial(operatingRulesSchema)),
});
export type OperatingRulesChange = z.output<typeof operatingRulesChangeSchema>;

export const initialOperatingRules: OperatingRules = {
  ...(Object.fromEntries(names.map((name) => [name, OPERATING_RULES[name].initial])) as Record<
    NumericRule,
    number
  >),
  trackingAsksPhone: false,
  sellersChangePrices: false,
  exchangeSettlesPrice: false,
  exchangePolicy: '',
};
