import { type z } from '@shop/contract';
import { badRequest } from './http-errors';

/** The value as the schema reads it, or a 400 that names every fault. */
export function parse<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw badRequest(errors[0]?.message, errors);
}
