import { z } from '../z';

const success = z.literal('success');

/** Returns the schema of an answer that tells success; a bundle may leave out the ones that it does not use. */
// @__NO_SIDE_EFFECTS__
export function successAnswer<Fields extends z.core.$ZodLooseShape>(fields: Fields) {
  return z.object({ status: success, ...fields });
}

export const messageAnswerSchema = successAnswer({ message: z.string() });

export const errorBodySchema = z.object({
  status: z.literal('error'),
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  details: z.optional(z.unknown()),
});
export type ErrorBody = z.output<typeof errorBodySchema>;

/** The answer of a bulk change: ids that changed, and a message for each that did not. */
export const bulkAnswerSchema = successAnswer({
  changed: z.array(z.string()),
  failed: z.array(
    /** `title`: the name of a product, which the client may not have loaded. */
    z.object({ id: z.string(), message: z.string(), title: z.optional(z.string()) }),
  ),
  /** Names the step that POST /orders/undo takes back. */
  undo: z.optional(z.string()),
});
export type BulkAnswer = z.output<typeof bulkAnswerSchema>;
