import { z } from '../z';
import { successAnswer } from '../http/responses';
import { paragraph } from '../text/text-fields';
import { variableFault } from '../text/variables';
import { policyKindSchema, policyVersionNumber } from './policy';
import { POLICY_PLACEHOLDERS } from './policy-placeholders';

export const MAX_POLICY_LENGTH = 30_000;

const template = paragraph(MAX_POLICY_LENGTH, 'Escribí el texto').check(
  z.superRefine((text, context) => {
    const message = variableFault(text, Object.keys(POLICY_PLACEHOLDERS));
    if (message) context.addIssue({ code: 'custom', message, input: text });
  }),
);

const draftVersion = z.number('Falta la versión del borrador').check(z.int(), z.minimum(0));

/** Body of PUT /policies/:kind/draft; `seen` is the base version: an outdated one fails with 409. */
export const policyDraftChangeSchema = z.object({ template, seen: draftVersion });

/** Body of POST /policies/:kind/versions: publishes the draft that the owner has seen, or fails with 409. */
export const policyPublicationSchema = z.object({ seen: draftVersion });

export const policyDraftSchema = z.object({
  kind: policyKindSchema,
  template: z.string(),
  /** Number of saves; 0 for the text that the shop comes with. */
  version: z.number(),
});
export type PolicyDraft = z.output<typeof policyDraftSchema>;

/** `values`: the data of the shop that the placeholders stand for now. */
export const policyDraftAnswerSchema = successAnswer({
  draft: policyDraftSchema,
  values: z.record(z.string(), z.string()),
});

export const stalePolicyDraftSchema = z.object({ draft: policyDraftSchema });

/** Summary of a policy for staff: its versions, the latest first, and whether the draft differs. */
export const policySummarySchema = z.object({
  kind: policyKindSchema,
  versions: z.array(z.object({ version: policyVersionNumber, publishedAt: z.string(), author: z.string() })),
  /** Publishing the draft now would change the text: it was edited, or data of the shop have changed. */
  isOutdated: z.boolean(),
});
export type PolicySummary = z.output<typeof policySummarySchema>;
