import { z } from '../z';
import { successAnswer } from '../http/responses';
import { wholeNumber } from '../text/value-fields';
import { POLICY_KINDS } from './policy-kinds';

const VERSION_ERROR = 'Esa versión no existe';
const MAX_VERSION = 100_000;

export const policyKindSchema = z.enum(POLICY_KINDS, 'Esa política no existe');

export const policyVersionNumber = wholeNumber(1, MAX_VERSION, VERSION_ERROR);

const versionDate = { version: z.number(), publishedAt: z.string() };

/** Kind and version number of a policy, as they stand on an order. */
export const policyReferenceSchema = z.object({ kind: policyKindSchema, version: z.number() });
export type PolicyReference = z.output<typeof policyReferenceSchema>;

/** The policies that the shopper was shown; the server stamps those that exist on the order. */
export const shownPoliciesSchema = z
  .array(z.object({ kind: policyKindSchema, version: policyVersionNumber }))
  .check(z.maxLength(POLICY_KINDS.length, 'Las políticas aceptadas no son válidas'));

/** One version as everybody reads it, with the versions before and after. */
export const policySchema = z.object({
  kind: policyKindSchema,
  title: z.string(),
  ...versionDate,
  /** Markup of `parsePolicy`, with the seller's data of its publication. */
  text: z.string(),
  /** All versions, the latest first. */
  versions: z.array(z.object(versionDate)),
});
export type Policy = z.output<typeof policySchema>;

export const policyAnswerSchema = successAnswer({ policy: policySchema });

export const policyQuerySchema = z.object({
  version: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,5}$/, VERSION_ERROR)),
      z.transform((text) => Number(text)),
    ),
  ),
});
