import { errors } from '@strapi/utils';
import { isUniqueViolation } from '../../database/database-errors';
import { ApiError } from '../http/api-error';

const TAKEN = 'Ya hay otro registro con esos datos.';
const STRAPI_TAKEN = 'This attribute must be unique';

// Strapi looks for twins before the database does, and says so in English whatever the panel speaks.
function inSpanish(error: errors.ValidationError): errors.ValidationError {
  const details = error.details as { errors?: { message: string }[] };
  const faults = details.errors ?? [];
  const told = faults.map((fault) => (fault.message === STRAPI_TAKEN ? { ...fault, message: TAKEN } : fault));
  return new errors.ValidationError(TAKEN, { ...details, errors: told });
}

/** A refusal as Strapi's panel shows it: the panel reads Strapi's own errors only, with the path in pieces. */
export function asPanelError(error: unknown): unknown {
  if (isUniqueViolation(error)) return new errors.ValidationError(TAKEN);
  if (error instanceof errors.ValidationError && error.message === STRAPI_TAKEN) return inSpanish(error);
  if (!(error instanceof ApiError)) return error;
  const faults = (error.errors ?? []).map(({ path, message }) => ({
    path: path.split('.'),
    message,
    name: 'ValidationError',
  }));
  return new errors.ValidationError(error.message, faults.length > 0 ? { errors: faults } : undefined);
}
