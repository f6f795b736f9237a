import type { CaseKind } from '@shop/contract';
import { exchangeRules } from './kinds/exchange-rules';
import type { CaseFacts, KindRules, StepRule } from './kinds/kind-rules';
import { dataRequestRules } from './kinds/data-request-rules';
import { withdrawalRules } from './kinds/withdrawal-rules';

const rules: Partial<Record<CaseKind, KindRules>> = {
  withdrawal: withdrawalRules,
  exchange: exchangeRules,
  data_request: dataRequestRules,
};

/** Returns the steps and times of a kind; throws for a kind that this version cannot handle. */
export function rulesOf(kind: CaseKind): KindRules {
  const found = rules[kind];
  if (!found) throw new Error(`no rules for cases of the kind ${kind}`);
  return found;
}

function mayFollow({ from, onlyLate }: StepRule, { state, term }: CaseFacts): boolean {
  return (from === undefined || from.includes(state)) && (!onlyLate || term === 'late');
}

/** True for a state in which nothing more is due. */
export const isClosed = (kind: CaseKind, state: string): boolean => rulesOf(kind).closed.includes(state);

export type StepEffect = { state: string; dueAt: Date | null };

/** Returns the state and due time after a step, or null when the step may not follow; a step that keeps the state keeps the time. */
export function stepEffect(
  kind: CaseKind,
  facts: CaseFacts & { dueAt: Date | null },
  step: string,
  at: Date,
): StepEffect | null {
  const { steps, dueAt } = rulesOf(kind);
  const rule = steps[step];
  if (!rule || !mayFollow(rule, facts)) return null;
  if (rule.to === undefined) return { state: facts.state, dueAt: facts.dueAt };
  return { state: rule.to, dueAt: dueAt(rule.to, at, facts.dueAt) };
}

/** Returns whether a step may follow now. */
export function mayRecord(kind: CaseKind, facts: CaseFacts, step: string): boolean {
  const rule = rulesOf(kind).steps[step];
  return rule !== undefined && mayFollow(rule, facts);
}

/** Returns the steps that staff may record now. */
export const nextSteps = (kind: CaseKind, facts: CaseFacts): string[] =>
  Object.entries(rulesOf(kind).steps)
    .filter(([, rule]) => rule.by === 'staff' && mayFollow(rule, facts))
    .map(([step]) => step);
