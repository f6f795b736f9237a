import { type OperatingRules } from '@shop/contract';
import { useRulesEdit } from '#shared/operating-rules/use-rules-edit.ts';
import { ownRules, rulesFormSchema, rulesValues } from './rules-values.ts';
import { texts } from './texts.ts';

const form = { schema: rulesFormSchema, valuesOf: rulesValues, ownRules, texts };

/** Edits retention, passwords, offers and tracking. */
export const useRulesForm = (rules: OperatingRules) => useRulesEdit(rules, form);
