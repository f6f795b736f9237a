import { errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { shopQuery } from '#shared/shop-queries.ts';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';
import { ShopForm } from './shop-form.tsx';
import { texts } from './texts.ts';

export function ShopSettings() {
  const query = useQuery(shopQuery);
  if (query.isPending) return <LoadingScreen label={texts.loading} />;
  if (query.data) return <ShopForm shop={query.data} />;
  return <LoadError query={query} message={`${texts.loadFailed}: ${errorText(query.error)}`} />;
}
