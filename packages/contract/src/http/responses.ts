import { z } from '../z';

export const successStatus = z.literal('success');

export const messageAnswerSchema = z.object({ status: successStatus, message: z.string() });

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
export const bulkAnswerSchema = z.object({
  status: successStatus,
  changed: z.array(z.string()),
  failed: z.array(
    /** `title`: the name of a product, which the client may not have loaded. */
    z.object({ id: z.string(), message: z.string(), title: z.optional(z.string()) }),
  ),
});
export type BulkAnswer = z.output<typeof bulkAnswerSchema>;
