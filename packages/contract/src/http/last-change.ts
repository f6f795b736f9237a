import { z } from '../z';

/** Details of a refused edit: a sentence that says who changed the record last, and when. */
export const lastChangeSchema = z.object({ lastChange: z.string() });
export type LastChange = z.output<typeof lastChangeSchema>;
