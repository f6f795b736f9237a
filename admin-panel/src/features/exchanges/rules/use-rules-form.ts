import { type OperatingRules } from '@shop/contract';
import { useRulesEdit } from '#shared/operating-rules/use-rules-edit.ts';
import { texts } from '../texts.ts';
import { exchangeRulesOf, exchangeRulesSchema, rulesValues } from './rules-values.ts';

const form = {
  schema: exchangeRulesSchema,
  valuesOf: rulesValues,
  ownRules: exchangeRulesOf,
  texts: texts.rules,
};

/** Edits the rules of exchanges. */
export const useRulesForm = (rules: OperatingRules) => useRulesEdit(rules, form);
