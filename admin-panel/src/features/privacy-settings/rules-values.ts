import { type OperatingRules, operatingRulesSchema, z } from '@shop/contract';
import { typedNumber } from '#shared/operating-rules/typed-number.ts';

export const RETENTION_FIELDS = ['proofDays', 'messageDays', 'viewDays', 'draftDays', 'sessionDays'] as const;
export const OTHER_FIELDS = ['minPasswordLength', 'earlierPriceDays'] as const;
const NUMBERS = [...RETENTION_FIELDS, ...OTHER_FIELDS] as const;

export type SwitchField = 'trackingAsksPhone' | 'sellersChangePrices';
export type NumberField = (typeof NUMBERS)[number];
export type RulesValues = Record<NumberField, string> & Record<SwitchField, boolean>;

const { shape } = operatingRulesSchema;

const numbers = Object.fromEntries(NUMBERS.map((name) => [name, typedNumber(shape[name])])) as Record<
  NumberField,
  ReturnType<typeof typedNumber>
>;

export const rulesFormSchema = z.object({
  ...numbers,
  trackingAsksPhone: shape.trackingAsksPhone,
  sellersChangePrices: shape.sellersChangePrices,
});

export const rulesValues = (rules: OperatingRules): RulesValues => ({
  ...(Object.fromEntries(NUMBERS.map((name) => [name, String(rules[name])])) as Record<NumberField, string>),
  trackingAsksPhone: rules.trackingAsksPhone,
  sellersChangePrices: rules.sellersChangePrices,
});

/** Returns the rules of this form alone: others are edited elsewhere. */
export const ownRules = (rules: OperatingRules) => ({
  ...(Object.fromEntries(NUMBERS.map((name) => [name, rules[name]])) as Record<NumberField, number>),
  trackingAsksPhone: rules.trackingAsksPhone,
  sellersChangePrices: rules.sellersChangePrices,
});
