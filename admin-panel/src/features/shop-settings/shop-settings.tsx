import { call, errorText } from '@shop/web-kit/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { LoadingScreen } from '#ui/spinner.tsx';
import { ShopForm } from './shop-form.tsx';
import { texts } from './texts.ts';

const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: async () => (await call('getShop')).shop,
});

/** The shop's own data, once they are here. */
export function ShopSettings() {
  const { data, isPending, error, isFetching, refetch } = useQuery(shopQuery);
  if (isPending) return <LoadingScreen label={texts.loading} />;
  if (!data) {
    return (
      <ErrorNotice
        message={`${texts.loadFailed}: ${errorText(error)}`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return <ShopForm shop={data} />;
}
