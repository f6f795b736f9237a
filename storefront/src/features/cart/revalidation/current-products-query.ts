import { listProducts as listProductsEndpoint } from '@shop/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@shop/web-kit/api';

const MAX_IDS_PER_CALL = 50;

async function listProducts(ids: readonly string[]) {
  const chunks = Array.from({ length: Math.ceil(ids.length / MAX_IDS_PER_CALL) }, (_, index) =>
    ids.slice(index * MAX_IDS_PER_CALL, (index + 1) * MAX_IDS_PER_CALL),
  );
  const answers = await Promise.all(
    chunks.map((chunk) => call(listProductsEndpoint, { query: { ids: chunk, limit: 'all' } })),
  );
  return answers.flatMap(({ payload }) => payload);
}

/** Query of products by id, never from the cache; those no longer sold are absent. */
export const currentProductsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['products', 'now', ...ids],
    queryFn: () => listProducts(ids),
    staleTime: 0,
  });
