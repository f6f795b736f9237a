import { z } from '../z';
import { MAX_PAGE_SIZE } from '../limits';
import { MAX_PAGE_NUMBER } from './page-numbers';

const PAGE_ERROR = 'La página debe ser un número entero desde 1';
export const LIMIT_ERROR = `La cantidad por página debe ser un número entero de 1 a ${MAX_PAGE_SIZE}`;

const wholeNumber = (error: string, max: number) =>
  z.pipe(
    z.union([z.string().check(z.regex(/^\d{1,9}$/, error)), z.number(error)], error),
    z.pipe(
      z.transform(Number),
      z.number(error).check(z.int(error), z.minimum(1, error), z.maximum(max, error)),
    ),
  );

export const pageNumber = z._default(z.optional(wholeNumber(PAGE_ERROR, MAX_PAGE_NUMBER)), 1);

export const pageSize = (fallback: number) =>
  z._default(z.optional(wholeNumber(LIMIT_ERROR, MAX_PAGE_SIZE)), fallback);
