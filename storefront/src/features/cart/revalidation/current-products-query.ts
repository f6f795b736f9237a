import { queryOptions } from '@tanstack/react-query';
import { call } from '@shop/web-kit/api';

/** More ids than this are asked for in several calls. */
const AT_ONCE = 50;

async function productsOf(ids: readonly string[]) {
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, index) =>
    ids.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  const answers = await Promise.all(
    parts.map((part) => call('listProducts', { query: { ids: part, limit: 'all' } })),
  );
  return answers.flatMap(({ payload }) => payload);
}

/** Products of a cart or a list as they are at this moment; those that are not sold any more are absent. */
export const productsNowQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['products', 'now', ...ids],
    queryFn: () => productsOf(ids),
    staleTime: 0,
  });
