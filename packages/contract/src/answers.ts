import { z } from './z';

/** The `status` of every answer that is not an error. */
export const success = z.literal('success');

/** The answer of a call that returns nothing but a message to show. */
export const done = z.object({ status: success, message: z.string() });
