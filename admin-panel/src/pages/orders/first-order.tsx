import { errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { ordersQuery } from '#features/orders/queries.ts';
import { texts as ordersTexts } from '#features/orders/texts.ts';
import { useListOfOrder } from '#features/orders/walk/list-of-order.ts';
import { texts } from '#features/orders/walk/texts.ts';
import { paths } from '#shared/paths.ts';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';

/** Opens the first order of the list that the address names; the list itself once it is empty. */
export function FirstOrder() {
  const { filters, query: search, back } = useListOfOrder();
  const query = useQuery(ordersQuery(filters));
  const { data, error, isFetching } = query;
  // An order may have left the list since it was loaded.
  if (isFetching) return <LoadingScreen label={texts.loading} />;
  if (error) return <LoadError query={query} message={ordersTexts.loadFailed(errorText(error))} />;
  const first = data?.orders[0];
  return <Navigate replace to={first ? `${paths.order(first._id)}?${search}` : back} />;
}
