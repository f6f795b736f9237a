import { errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { shopQuery } from '#shared/shop-queries.ts';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';
import { ShopForm } from './shop-form.tsx';
import { texts } from './texts.ts';

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
