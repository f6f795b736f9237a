import { z } from '../z';
import { successAnswer } from '../http/responses';

/** A case of an order as the holder of its signed link sees it: what happened and when, nothing that was written. */
export const orderCaseSchema = z.object({
  code: z.string(),
  /** One of `CASE_KINDS`. */
  kind: z.string(),
  state: z.string(),
  receivedAt: z.string(),
  steps: z.array(
    z.object({
      step: z.string(),
      at: z.string(),
      amount: z.nullable(z.number()),
      day: z.nullable(z.string()),
    }),
  ),
});
export type OrderCase = z.output<typeof orderCaseSchema>;

export const orderCasesAnswerSchema = successAnswer({ cases: z.array(orderCaseSchema) });
