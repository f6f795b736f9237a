import { errors } from '@strapi/utils';
import { isUniqueViolation } from './database-errors';
import { ApiError } from './http-errors';

const TAKEN = 'Ya hay otro registro con esos datos.';

/** A refusal as Strapi's panel shows it: the panel reads Strapi's own errors only, with the path in pieces. */
export function asPanelError(error: unknown): unknown {
  if (isUniqueViolation(error)) return new errors.ValidationError(TAKEN);
  if (!(error instanceof ApiError)) return error;
  const faults = (error.errors ?? []).map(({ path, message }) => ({
    path: path.split('.'),
    message,
    name: 'ValidationError',
  }));
  return new errors.ValidationError(error.message, faults.length > 0 ? { errors: faults } : undefined);
}
