import { errors } from '@strapi/utils';
import { isUniqueViolation } from '../../database/database-errors';
import type { Context } from 'koa';
import { HttpError } from '../http/http-error';

const TAKEN = 'Ya hay otro registro con esos datos.';
const STRAPI_TAKEN = 'This attribute must be unique';

// Strapi checks uniqueness before the database does, with an English message in every language.
function inSpanish(error: errors.ValidationError): errors.ValidationError {
  const details = error.details as { errors?: { message: string }[] };
  const fieldErrors = details.errors ?? [];
  const translated = fieldErrors.map((fieldError) =>
    fieldError.message === STRAPI_TAKEN ? { ...fieldError, message: TAKEN } : fieldError,
  );
  return new errors.ValidationError(TAKEN, { ...details, errors: translated });
}

// The API reads and writes documents too, and answers faults in its own form.
const isApiCall = (): boolean =>
  (strapi.requestContext.get() as Partial<Context> | undefined)?.path?.startsWith('/api/') ?? false;

/** Returns the error in the form that Strapi's panel shows: its own error class, with paths as lists. */
export function toPanelError(error: unknown): unknown {
  if (isApiCall()) return error;
  if (isUniqueViolation(error)) return new errors.ValidationError(TAKEN);
  if (error instanceof errors.ValidationError && error.message === STRAPI_TAKEN) return inSpanish(error);
  if (!(error instanceof HttpError)) return error;
  const fieldErrors = (error.errors ?? []).map(({ path, message }) => ({
    path: path.split('.'),
    message,
    name: 'ValidationError',
  }));
  return new errors.ValidationError(
    error.message,
    fieldErrors.length > 0 ? { errors: fieldErrors } : undefined,
  );
}
