import { type OperatingRules, operatingRulesSchema, z } from '@shop/contract';
import { typedNumber } from '#shared/operating-rules/typed-number.ts';

type ExchangeRule = 'exchangeDays' | 'exchangeHoldDays' | 'exchangeSettlesPrice' | 'exchangePolicy';

const { exchangeDays, exchangeHoldDays, exchangeSettlesPrice, exchangePolicy } = operatingRulesSchema.shape;

export const exchangeRulesSchema = z.object({
  exchangeDays: typedNumber(exchangeDays),
  exchangeHoldDays: typedNumber(exchangeHoldDays),
  exchangeSettlesPrice,
  exchangePolicy,
});

export type RulesValues = {
  exchangeDays: string;
  exchangeHoldDays: string;
  exchangeSettlesPrice: boolean;
  exchangePolicy: string;
};

export const rulesValues = (rules: OperatingRules): RulesValues => ({
  exchangeDays: String(rules.exchangeDays),
  exchangeHoldDays: String(rules.exchangeHoldDays),
  exchangeSettlesPrice: rules.exchangeSettlesPrice,
  exchangePolicy: rules.exchangePolicy,
});

/** Returns the rules about exchanges alone: the others are not this form's. */
export const exchangeRulesOf = (rules: OperatingRules): Pick<OperatingRules, ExchangeRule> => ({
  exchangeDays: rules.exchangeDays,
  exchangeHoldDays: rules.exchangeHoldDays,
  exchangeSettlesPrice: rules.exchangeSettlesPrice,
  exchangePolicy: rules.exchangePolicy,
});
