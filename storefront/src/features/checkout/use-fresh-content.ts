import { useQuery } from '@tanstack/react-query';
import { CHECKOUT_CONTENT_REFRESH_MS, defaultSiteContent, type CheckoutContent } from '@shop/contract';
import { contentQuery } from '#shared/content/content-queries.ts';

/** The checkout's texts and costs: asked again every five minutes and on focus; the defaults when that fails. */
export function useFreshCheckoutContent(): CheckoutContent {
  const { data } = useQuery({
    ...contentQuery(),
    refetchInterval: CHECKOUT_CONTENT_REFRESH_MS,
    refetchOnWindowFocus: 'always',
  });
  return (data ?? defaultSiteContent).checkout;
}
