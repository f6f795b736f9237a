import { type OperatingRules, operatingRulesSchema, z } from '@shop/contract';

type ExchangeRule = 'exchangeDays' | 'exchangeHoldDays' | 'exchangeSettlesPrice' | 'exchangePolicy';

/** Extends the contract's schema: a form's numbers are typed texts. */
const wholeNumber = (schema: z.ZodMiniType<number, number>) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed: string) => Number(typed.trim() || Number.NaN)),
    ),
    schema,
  );

const { exchangeDays, exchangeHoldDays, exchangeSettlesPrice, exchangePolicy } = operatingRulesSchema.shape;

export const exchangeRulesSchema = z.object({
  exchangeDays: wholeNumber(exchangeDays),
  exchangeHoldDays: wholeNumber(exchangeHoldDays),
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
