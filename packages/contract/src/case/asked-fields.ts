import { z } from '../z';
import type { CaseKind } from './case';
import { stepAsks, type StepField } from './case-rules';

type Draft = { step: string; [field: string]: unknown };

/** Returns the checks that a step comes with what it asks; `messages` are those for missing fields. */
// @__NO_SIDE_EFFECTS__
export const askedFields = (kind: CaseKind, messages: Partial<Record<StepField, string>>) =>
  Object.entries(messages).map(([field, error]) =>
    z.refine<Draft>(
      (draft) => !stepAsks(kind, draft.step, field as StepField) || (draft[field] ?? '') !== '',
      { error, path: [field] },
    ),
  );
