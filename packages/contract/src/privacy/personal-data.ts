import { z } from '../z';
import { successAnswer } from '../http/responses';

export const exportQuerySchema = z.object({
  e: z.optional(z.string()),
  s: z.optional(z.string()),
  format: z.optional(z.enum(['json', 'page'])),
});

/** A row of the export: Spanish names of fields, so that the person can read the file. */
const record = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type PersonalRecord = z.output<typeof record>;

/** All that the shop holds about a person, by subject. */
export const personalDataSchema = successAnswer({
  tienda: z.string(),
  generado: z.string(),
  /** By what the person was proven, and so what is included. */
  alcance: z.string(),
  secciones: z.array(z.object({ titulo: z.string(), datos: z.array(record) })),
});
export type PersonalData = Omit<z.output<typeof personalDataSchema>, 'status'>;
