import { z } from '../z';
import { MAX_PAGE_SIZE } from '../limits';
import { MAX_PAGE_NUMBER, totalPages } from './page-numbers';
import { successAnswer } from './responses';

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

/** Returns the query fields of a list that answers in pages. */
export const pageQuery = (size: number) => ({ page: pageNumber, limit: pageSize(size) });

type TotalOf<Key extends string> = `total${Capitalize<Key>}`;
const totalKey = <Key extends string>(key: Key) =>
  `total${key.charAt(0).toUpperCase()}${key.slice(1)}` as TotalOf<Key>;

type PageFields<Key extends string, Row extends z.ZodMiniType> = Record<Key, z.ZodMiniArray<Row>> &
  Record<TotalOf<Key> | 'totalPages', z.ZodMiniNumber>;

/** Returns the answer of a page: its rows as `orders`, say, all of them as `totalOrders`, and what a list says besides. */
// @__NO_SIDE_EFFECTS__
export function pageAnswer<Key extends string, Row extends z.ZodMiniType, More extends z.core.$ZodLooseShape>(
  key: Key,
  row: Row,
  more: More,
) {
  const fields = { [key]: z.array(row), [totalKey(key)]: z.number(), totalPages: z.number() };
  return successAnswer({ ...(fields as PageFields<Key, Row>), ...more });
}

/** Returns rows as `pageAnswer` names them. */
export const asPage = <Key extends string, Row>(key: Key, rows: Row[], total: number, limit: number) =>
  ({ [key]: rows, [totalKey(key)]: total, totalPages: totalPages(total, limit) }) as Record<Key, Row[]> &
    Record<TotalOf<Key> | 'totalPages', number>;
