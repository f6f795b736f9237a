import type { CaseTerm } from '@shop/contract';

/** Facts of a case that decide which steps may follow. */
export type CaseFacts = { state: string; term: CaseTerm };

export type StepRule = {
  /** States in which the step may be recorded; absent: in any. */
  from?: readonly string[];
  /** The state after the step; absent: the same. */
  to?: string;
  /** 'shop': recorded by the shop itself, never offered to staff. */
  by: 'staff' | 'shop';
  /** True when only a case that arrived late may take the step. */
  onlyLate?: true;
};

/** The steps of one kind of case: its state follows from them alone. */
export type KindRules = {
  first: string;
  /** States in which nothing more is due. */
  closed: readonly string[];
  /** Each kind has 'repeated', for the same wish again; 'asked_again' opens a closed case that keeps its key. */
  steps: Readonly<Record<string, StepRule>>;
  /** Returns when the shop must have done the next step after one that was recorded `at`; `before` is the time so far. */
  dueAt: (state: string, at: Date, before?: Date | null) => Date | null;
};
